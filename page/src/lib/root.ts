// The path under which a proxy serves this page, like "/uno"; usually empty. The server writes it onto the page.
export const ROOT = (typeof document === 'undefined' ? undefined : document.documentElement.dataset.root) ?? ''

/** The path of the address, below the root. */
export const currentPath = (): string => location.pathname.slice(ROOT.length) || '/'

/** An address as people read and type it. */
export const withoutScheme = (address: string): string => address.replace(/^https?:\/\//, '')

/** The server as other devices find it, without a slash at the end. */
export const site = (origin = location.origin): string => origin + ROOT

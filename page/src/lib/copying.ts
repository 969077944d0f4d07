// Into the clipboard. Browsers offer it to secure pages only, so a page of the home network takes the older way.

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    document.body.append(field)
    const before = document.activeElement as HTMLElement | null
    field.select()
    const done = document.execCommand('copy')
    field.remove()
    before?.focus()
    return done
  }
}

// The invitation to a table or a tournament: its link, as other devices can open it, to copy and to share.
import { getAddresses } from './api'
import { copyText } from './clipboard'
import { ROOT, site, withoutScheme } from './root'

const isLocalAddress = (): boolean => /^(localhost|127\.|\[::1\])/.test(location.hostname)

export class Invitation {
  readonly canShare = 'share' in navigator
  addresses = $state.raw<string[]>([]) // if this page was opened as localhost, which no other device can do
  address = $state(location.origin)
  private copied = $state('')
  private hasAsked = $state(false)

  /** Its link opens the table in the usual way, or as a hand alone for those who sit in front of a TV. */
  constructor(
    private id: string,
    private search: '' | '?hand' = '',
    private folder: 't' | 'e' = 't', // of tables, or of tournaments
  ) {}

  get link(): string {
    return `${site(this.address)}/${this.folder}/${this.id}${this.search}`
  }

  /** The screen for a TV. */
  get tvPath(): string {
    return `${ROOT}/${this.folder}/${this.id}?tv`
  }

  /** The address as people read it. */
  get host(): string {
    return withoutScheme(site(this.address))
  }

  get isCopied(): boolean {
    return this.copied === this.link
  }

  get worksOnlyHere(): boolean {
    return this.hasAsked && !this.addresses.length
  }

  /** Ask the server for addresses that other devices can open. */
  async findAddresses(): Promise<void> {
    if (!isLocalAddress()) return
    this.addresses = await getAddresses().catch(() => [])
    this.address = this.addresses[0] ?? location.origin
    this.hasAsked = true
  }

  async copy(): Promise<void> {
    if (await copyText(this.link)) this.copied = this.link
  }

  /** Offer the link to the apps of this device. Closing that menu means a change of mind. */
  share(): Promise<void> {
    return navigator.share({ title: 'oneleft', url: this.link }).catch(() => undefined)
  }
}

// Copies text. The clipboard API works on secure pages only, so a page on the home network uses the older command.

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyWithCommand(text)
  }
}

function copyWithCommand(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  const focused = document.activeElement as HTMLElement | null
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  focused?.focus()
  return copied
}

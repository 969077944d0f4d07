"""Several people pass a device round: what they do there, and a witness of what it shows."""

from __future__ import annotations

# Judges every change of the document and every frame by what people said and what the server sent, not by what the page
# thinks of it. A hand may be there from "I am ..." until the server tells that seat that its turn is over.
WITNESS = """labels => {
  let holder = null
  const hands = {}
  let told = '' // to everyone
  window.isHeld = () => holder !== null
  // Cards in the hands of this device of which spectators know nothing
  window.secrets = () => [...new Set(Object.values(hands).flat())].filter(card => !told.includes(`"${card}"`))
  window.shown = []
  window.flown = [] // faces of cards in the air while nobody holds the device
  window.frames = 0
  const Socket = WebSocket
  window.WebSocket = class extends Socket {
    constructor(...given) {
      super(...given)
      let seat = null
      this.addEventListener('message', ({ data }) => {
        const { type, seat: own, view } = JSON.parse(data)
        if (type === 'hello') seat = own
        if (seat === null) told += data
        else if (view) hands[seat] = view.hand ?? []
        if (view && seat === holder && view.turn !== seat) holder = null
      })
    }
  }
  addEventListener('click', ({ target }) => {
    const label = target.closest('.cover button')?.textContent ?? ''
    if (labels.includes(label)) holder = labels.indexOf(label)
  }, true)
  const look = when => {
    if (holder === null)
      for (const _ of document.querySelectorAll('.overlay svg.card:not(.back)')) window.flown.push(when)
    for (const card of document.querySelectorAll('[data-card]')) {
      const seat = Number(card.closest('[data-seat]')?.dataset.seat ?? -1)
      if (seat !== holder) window.shown.push(`${when}: ${card.dataset.card} of ${seat}, held by ${holder}`)
    }
  }
  new MutationObserver(() => look('change')).observe(document, { subtree: true, childList: true, attributes: true })
  const frame = () => {
    window.frames++
    look('frame')
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}"""


# A click that comes too soon after the last hand is taken for a double click, so it is repeated.
TAKE_DEVICE = """() => {
  document.querySelector('.cover .primary.large')?.click()
  return document.querySelector('.my-area.turn .hand-card') !== null
}"""
MAKE_MOVES = """wanted => {
  const isOther = one => /[KTP]$/.test(one.textContent.trim()) // keep, take or pass, by its key
  const other = [...document.querySelectorAll('.choices button')].find(isOther)
  const move = ['.color-button', ...wanted].map(one => document.querySelector(one)).find(Boolean) ?? other
  if (!document.querySelector('.cover')) move?.click()
  return document.querySelector('.cover') !== null
}"""

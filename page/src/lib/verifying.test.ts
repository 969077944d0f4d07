import { expect, it } from 'vitest'
import { checkCommitment } from './verifying'

it('knows the commitment of a key, and no other', async () => {
  const key = '07'.repeat(32)
  const promised = '43f09951ec58ff621b38d172a2d81662c6c048b19ebeb13499ff549dced8a5ae'
  expect(await checkCommitment(key, promised)).toBe(true)
  expect(await checkCommitment('08'.repeat(32), promised)).toBe(false)
})

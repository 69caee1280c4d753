import { toast } from 'react-hot-toast/headless'
import { afterAll, beforeAll, expect } from 'vitest'
import { page } from 'vitest/browser'

// Files share a page, because reading the product anew for each takes longer than most of them. Each leaves the page as it found it:
// what a file may change without a thought is put back here, and an element it leaves behind fails it.

const size = { width: 1280, height: 800 }
const asFound = new Map<Element, Map<string, string>>()
let elements: Element[] = []

beforeAll(() => {
  for (const root of [document.documentElement, document.body]) asFound.set(root, attributesOf(root))
  elements = [...document.body.children]
})

afterAll(async () => {
  for (const [root, attributes] of asFound) putBack(root, attributes)
  toast.remove()
  localStorage.clear()
  sessionStorage.clear()
  if (innerWidth !== size.width || innerHeight !== size.height) await page.viewport(size.width, size.height)
  const left = [...document.body.children].filter((element) => !elements.includes(element))
  for (const element of left) element.remove()
  expect(left.map(({ outerHTML }) => outerHTML.slice(0, 300))).toEqual([])
})

function attributesOf(root: Element): Map<string, string> {
  return new Map([...root.attributes].map(({ name, value }) => [name, value]))
}

function putBack(root: Element, attributes: Map<string, string>): void {
  for (const { name } of [...root.attributes]) if (!attributes.has(name)) root.removeAttribute(name)
  for (const [name, value] of attributes) root.setAttribute(name, value)
}

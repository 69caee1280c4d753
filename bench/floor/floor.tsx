import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { createRoot } from 'react-dom/client'
import { assign, fromPromise, setup } from 'xstate'

// The least that a page of this kind can be made of: the same libraries, two pages, one call, nothing else.

type Work = { id: number; title: string; due: string; state: string }

const noWork: { work: Work[] } = { work: [] }
const workMachine = setup({
  types: { context: noWork },
  actors: {
    loadWork: fromPromise(async (): Promise<Work[]> => {
      const reply = await fetch('/api/work', { headers: { authorization: `Bearer ${localStorage.getItem('token')}` } })
      return reply.json()
    }),
  },
}).createMachine({
  initial: 'loading',
  context: noWork,
  states: {
    loading: { invoke: { src: 'loadWork', onDone: { target: 'shown', actions: assign({ work: ({ event }) => event.output }) }, onError: 'failed' } },
    shown: {},
    failed: { after: { 1000: 'loading' } },
  },
})

function Login() {
  return (
    <form>
      <h1>Log in</h1>
      <label>
        Username <input name="username" />
      </label>
      <label>
        Password <input name="password" type="password" />
      </label>
      <button>Log in</button>
    </form>
  )
}

function Start() {
  const [state] = useMachine(workMachine)
  return (
    <main>
      <h1>Your work</h1>
      <ul>
        {state.context.work.map(({ id, title, due, state: where }) => (
          <li key={id}>
            <a href={`/work/${id}`}>{title}</a> {due} {where}
          </li>
        ))}
      </ul>
    </main>
  )
}

const root = createRootRoute({ component: Outlet })
const routes = [
  createRoute({ getParentRoute: () => root, path: '/login', component: Login }),
  createRoute({ getParentRoute: () => root, path: '/student', component: Start }),
]
const place = document.querySelector('#root')
if (place) createRoot(place).render(<RouterProvider router={createRouter({ routeTree: root.addChildren(routes) })} />)

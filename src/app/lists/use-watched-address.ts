import { useRouter } from '@tanstack/react-router'

/**
 * A way to follow the address of the page as a list or a machine wants it: the answered function tells what `read` makes of each
 * search this page gets, until the function it returns is called.
 */
export function useWatchedAddress<Wanted>(read: (search: unknown) => Wanted) {
  const router = useRouter()
  return (tell: (wanted: Wanted) => void): (() => void) => {
    const { pathname } = router.state.location
    return router.subscribe('onBeforeLoad', ({ toLocation }) => {
      if (toLocation.pathname === pathname) tell(read(toLocation.search))
    })
  }
}

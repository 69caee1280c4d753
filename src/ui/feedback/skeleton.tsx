import { loadingLine, skeleton, type SkeletonVariantProps } from '#styled/recipes'
import { Spinner } from './spinner.tsx'

/** A grey shape in the size of what is loading; shown after 200 ms. Screen readers hear the `LoadingLine` instead. */
export function Skeleton({ shape }: SkeletonVariantProps) {
  return <span className={skeleton({ shape })} aria-hidden="true" />
}

/** "Loading questions..." with a turning arc; announced once. */
export function LoadingLine({ children }: { children: string }) {
  return (
    <p role="status" className={loadingLine()}>
      <Spinner size={20} />
      {children}
    </p>
  )
}

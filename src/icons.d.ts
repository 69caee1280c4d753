declare module '*.svg?icon' {
  const nodes: readonly (readonly [tag: 'path' | 'line' | 'circle' | 'rect' | 'polyline' | 'polygon' | 'ellipse', attributes: Readonly<Record<string, string>>])[]
  export default nodes
}

export type { SoundPicture } from '#machines/playback/playback.types.ts'

import * as z from 'zod';
import type { MeetingVideo } from '../../kernel/assemblies/meetingVideo.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { ZoomOwnAnswer } from '../zoom/zoomMeeting.ts';

/** The videos that the room has a panel for: the video of everybody, or one's own way into the meeting at Zoom. */
export type RoomVideo = MeetingVideo | { readonly kind: 'zoom'; readonly inPage: boolean };

/**
 * The panels of the room, in order. One's own way into the meeting stands in place of a link for everybody; what
 * is seen in the page stays beside it. `own`: null while it is not known, and a link waits for it.
 */
export function videosOfRoom(
  video: MeetingVideo | null,
  own: ZoomOwnAnswer | null,
): readonly RoomVideo[] {
  const isLink = video?.kind === 'link';
  const zoom = own?.isOn === true ? [{ kind: 'zoom' as const, inPage: own.inPage }] : [];
  const isReplaced = isLink && (own === null || own.isOn);
  return [...zoom, ...(video === null || isReplaced ? [] : [video])];
}

/** `POST /api/video`: what somebody pasted; empty: there is no video. */
export const setVideoRequest = z.strictObject({ address: z.string().trim().max(2_000) });
export type SetVideoRequest = z.infer<typeof setVideoRequest>;

const youtubeHosts: readonly string[] = [
  ...['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'],
];
const videoIdForm = /^[\w-]{11}$/u;

/**
 * The pasted address, understood: YouTube in any of its addresses, a stream that ends in `.m3u8`, or any
 * other link. Only `https`, with no user in it and no host but by name; what is of YouTube and names no video
 * is refused.
 */
export function readMeetingVideo(pasted: string): Outcome<MeetingVideo> {
  const address = parse(pasted.trim());
  if (address === null) return refuse('video-not-understood');
  const { hostname, pathname, href, searchParams } = address;
  if (hostname === 'youtu.be') return youtubeOf(pathname.split('/')[1] ?? '');
  if (youtubeHosts.includes(hostname)) {
    const [, kind = '', id = ''] = pathname.split('/');
    if (kind === 'watch') return youtubeOf(searchParams.get('v') ?? '');
    return ['live', 'shorts', 'embed'].includes(kind)
      ? youtubeOf(id)
      : refuse('video-not-understood');
  }
  return accept({ kind: pathname.toLowerCase().endsWith('.m3u8') ? 'hls' : 'link', url: href });
}

function youtubeOf(videoId: string): Outcome<MeetingVideo> {
  return videoIdForm.test(videoId)
    ? accept({ kind: 'youtube', videoId })
    : refuse('video-not-understood');
}

/** The frame in which YouTube shows it, from the host that leaves no cookies until it is played. */
export function youtubeFrame(videoId: string): string {
  return `https://www.youtube-nocookie.com/embed/${videoId}?playsinline=1&rel=0`;
}

/** As it would be pasted again. */
export function addressOfVideo(video: MeetingVideo | null): string {
  if (video === null) return '';
  return video.kind === 'youtube' ? `https://www.youtube.com/watch?v=${video.videoId}` : video.url;
}

/** The use that the room makes of the video, for the person who sets it. */
export function sayVideo(video: MeetingVideo | null): string {
  switch (video?.kind) {
    case undefined:
      return 'No hay video: en la sala virtual se ve la votación y nada más.';
    case 'link':
      return 'En la sala virtual habrá un botón que abre la videollamada en su propia aplicación, al lado de la votación.';
    case 'youtube':
      return 'El video de YouTube se verá dentro de la sala virtual, al lado de la votación.';
    case 'hls':
      return 'La emisión se verá dentro de la sala virtual en los navegadores que la reproducen; en los demás habrá un enlace.';
  }
}

function parse(text: string): ParsedUrl | null {
  if (!/^https:\/\//iu.test(text) || /[\s\\<>"'`]/u.test(text)) return null;
  try {
    const found = new URL(text);
    const isNamed = /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z][a-z\d-]*$/u.test(found.hostname);
    return isNamed && found.username === '' && found.password === '' ? found : null;
  } catch {
    return null;
  }
}

/** Node and every browser have it; the domain's types know of neither. */
declare const URL: new (text: string) => ParsedUrl;

interface ParsedUrl {
  readonly hostname: string;
  readonly pathname: string;
  readonly href: string;
  readonly username: string;
  readonly password: string;
  readonly searchParams: { readonly get: (name: string) => string | null };
}

import { emulatorOrigins } from '../../kernel/platform/environment.ts';

const fromTheCloud = "connect-src 'self' https://*.googleapis.com wss://*.googleapis.com";

/**
 * The policy of every page, the same that Hosting sets for static files: scripts only from our own
 * origin. A function can be reached around Hosting, so it sets it too.
 */
export const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  fromTheCloud,
  "frame-ancestors 'self'",
  // The meeting's video, where an assembly shows it in the room: YouTube in a frame, or a stream.
  "frame-src 'self' https://www.youtube-nocookie.com",
  "media-src 'self' https:",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
].join('; ');

/** Any visitor gets the same page, so that the network's edge may serve it for two seconds. */
export function pageHeaders(origins: readonly string[] = emulatorOrigins()) {
  const connect = [fromTheCloud, ...origins].join(' ');
  return {
    'Cache-Control': 'public, max-age=0, s-maxage=2',
    'Content-Security-Policy': contentSecurityPolicy.replace(fromTheCloud, connect),
    'Content-Type': 'text/html; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
  } as const;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  allowVideoFrame,
  cloudOrigins,
  loopbackOrigins,
  type VideoOrigins,
} from '../../scripts/stack/emulators/videoFrame.ts';
import { projectRoot } from '../../scripts/stack/process/projectRoot.ts';
import { headersOf, hostingRules, rewriteOf } from '../../scripts/testing/hostingRules.ts';

const { hosting } = JSON.parse(readFileSync(join(projectRoot, 'firebase.json'), 'utf8'));
const written = hostingRules.parse(hosting);

/** The headers of a path, and its policy by directives. */
function told(path: string, origins: VideoOrigins | null) {
  const headers = origins === null ? written.headers : allowVideoFrame(written.headers, origins);
  const { 'content-security-policy': policy = '', ...others } = headersOf(
    hostingRules.parse({ ...hosting, headers }),
    path,
  );
  const directives = policy.split('; ').map((one) => one.split(/ (.*)/u).slice(0, 2));
  return { others, policy, directives: Object.fromEntries(directives) };
}

const frame = '/video/zoom.html';
const cloud = cloudOrigins('mi-proyecto', 'https://votos.example.com/x');
const [page, twin] = ['https://mi-proyecto.web.app', 'https://mi-proyecto.firebaseapp.com'];

test.each(['/', '/virtual/current', '/settings/integrations', '/assets/a.js', '/videos/zoom.html'])(
  'the policy of %s differs in the pages it may frame, and in nothing else',
  (path) => {
    const [before, after] = [told(path, null), told(path, cloud)];
    expect(after.directives).toEqual({
      ...before.directives,
      'frame-src': `'self' ${page} ${twin} https://www.youtube-nocookie.com`,
    });
    expect(after.others).toEqual({
      ...before.others,
      'permissions-policy': `camera=(self "${page}" "${twin}"), microphone=(self "${page}" "${twin}"), geolocation=()`,
    });
    expect(after.policy).not.toContain('zoom');
    expect(after.policy).not.toContain('unsafe-eval');
  },
);

test('scripts and connections of the page of the video are of Zoom, and none goes to our API', () => {
  const { directives } = told(frame, cloud);
  const sources = Object.entries(directives).filter(([name]) => name.endsWith('-src'));
  expect(directives['default-src']).toBe("'none'");
  expect(directives['connect-src']).toBe('https://zoom.us https://*.zoom.us wss://*.zoom.us');
  for (const [, value] of sources) {
    for (const source of String(value)
      .split(' ')
      .filter((one) => one.includes('.'))) {
      expect(source).toMatch(/^(?:https|wss):\/\/(?:\*\.)?zoom\.us$/u);
    }
  }
  expect(told(frame, cloud).others['permissions-policy']).toContain('microphone=(self)');
});

test('only the addresses of the project frame it; without a project, nobody', () => {
  expect(told(frame, null).directives['frame-ancestors']).toBe("'none'");
  expect(told(frame, cloud).directives['frame-ancestors']).toBe(
    `${page} ${twin} https://votos.example.com`,
  );
  expect(told(frame, loopbackOrigins(5000)).directives['frame-ancestors']).toBe(
    'http://127.0.0.1:5000 http://localhost:5000',
  );
  expect(cloudOrigins('mi-proyecto', undefined).own).toBeNull();
});

test('a missing path under /video is no page of ours with that policy', () => {
  expect(rewriteOf(written, '/video/otra')).toBeNull();
});

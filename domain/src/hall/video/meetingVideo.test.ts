import { expect, test } from 'vitest';
import type { MeetingVideo } from '../../kernel/assemblies/meetingVideo.ts';
import { addressOfVideo, readMeetingVideo, videosOfRoom, youtubeFrame } from './meetingVideo.ts';

const id = 'dQw4w9WgXcQ';
const youtube = { kind: 'youtube', videoId: id };

test.each([
  [`https://www.youtube.com/watch?v=${id}&t=4s`, youtube],
  [`https://youtube.com/watch?app=desktop&v=${id}`, youtube],
  [`https://m.youtube.com/live/${id}?feature=share`, youtube],
  [`https://www.youtube.com/shorts/${id}`, youtube],
  [`https://www.youtube-nocookie.com/embed/${id}`, youtube],
  [`  HTTPS://youtu.be/${id}?si=abc `, youtube],
  ['https://cdn.example.com/a/live.m3u8?t=1', 'hls'],
  ['https://us02web.zoom.us/j/85512345678?pwd=abc', 'link'],
  ['https://meet.google.com/abc-defg-hij', 'link'],
  // A name that only ends as YouTube's does is anybody's.
  [`https://notyoutube.com/watch?v=${id}`, 'link'],
  [`https://youtube.com.evil.example/embed/${id}`, 'link'],
])('%s is understood', (pasted, expected) => {
  const read = readMeetingVideo(pasted);
  const found = read.ok ? read.value : null;
  expect(typeof expected === 'string' ? found?.kind : found).toEqual(expected);
  // The address shown for editing is understood as the same video.
  expect(readMeetingVideo(addressOfVideo(found))).toEqual(read);
});

test.each([
  'http://meet.example.com/sala',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//meet.example.com/sala',
  'meet.example.com/sala',
  'https://ana:clave@meet.example.com/sala',
  'https://127.0.0.1/sala',
  'https://[::1]/sala',
  'https://localhost/sala',
  'https://meet.example.com/"onload="alert(1)',
  'https://meet.example.com/<iframe>',
  'https://meet.example.com\\@evil.example/',
  'https://www.youtube.com/@canal/streams',
  'https://www.youtube.com/watch?v=corto',
  `https://youtu.be/${id}"><script>`,
  'https://youtu.be/../../evil12',
  '',
])('%s is refused', (pasted) => {
  expect(readMeetingVideo(pasted)).toMatchObject({ refusal: { code: 'video-not-understood' } });
});

test('the frame is of the host without cookies', () => {
  expect(new URL(youtubeFrame(id)).origin).toBe('https://www.youtube-nocookie.com');
});

const link: MeetingVideo = { kind: 'link', url: 'https://us02web.zoom.us/j/85512345678' };
const stream: MeetingVideo = { kind: 'youtube', videoId: id };
const none = { isOn: false, inPage: false };
const byLink = { isOn: true, inPage: false };
const inRoom = { isOn: true, inPage: true };

test.each([
  ['nothing is set', null, none, []],
  ['a link was pasted', link, none, [link]],
  ['a link was pasted and whether there is a meeting is not known', link, null, []],
  ['a stream is shown and whether there is a meeting is not known', stream, null, [stream]],
  ['a link was pasted and there is a meeting', link, byLink, [{ kind: 'zoom', inPage: false }]],
  ['there is a meeting and a stream', stream, byLink, [{ kind: 'zoom', inPage: false }, stream]],
  ['the meeting may be seen in the room', null, inRoom, [{ kind: 'zoom', inPage: true }]],
] as const)('when %s', (_when, video, own, expected) => {
  expect(videosOfRoom(video, own)).toEqual(expected);
});

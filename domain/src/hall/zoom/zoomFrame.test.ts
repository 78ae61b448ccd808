import { expect, test } from 'vitest';
import { readZoomFrame, zoomFrameJoin } from './zoomFrame.ts';

test.each([
  { said: 'started' },
  { said: 'joined' },
  { said: 'left' },
  { said: 'failed', code: -3000 },
  { said: 'failed', code: null },
])('$said is understood', (data) => {
  expect(readZoomFrame(data)).toEqual(data);
});

test.each([
  null,
  'joined',
  {},
  { said: 'voted' },
  { said: 'joined', vote: 'A favor' },
  { said: 'failed' },
  { said: 'failed', code: '3000' },
  { said: 'failed', code: 1.5 },
])('%j is nothing that the frame says', (data) => {
  expect(readZoomFrame(data)).toBeNull();
});

test('the frame receives the data to join with, and nothing else', () => {
  const signed = {
    ...{ signature: 'a.b.c', sdkKey: 'llave', meetingNumber: '85746065123', password: 'x' },
    ...{ userName: 'Ana', userEmail: 'ana@asamblea.example.com', registrantToken: 'ficha-1' },
  };
  expect(zoomFrameJoin(signed)).toEqual({
    ...{ kind: 'join', signature: 'a.b.c', meetingNumber: '85746065123', password: 'x' },
    ...{ userName: 'Ana', userEmail: 'ana@asamblea.example.com', tk: 'ficha-1' },
  });
});

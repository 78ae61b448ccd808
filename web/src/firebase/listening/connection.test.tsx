import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Connection, markConnection, useConnection, useMarkConnection } from './connection.ts';

function Listener({ state }: { readonly state: Connection }) {
  useMarkConnection(state);
  return null;
}

function Message() {
  return <p>{useConnection()}</p>;
}

const shown = () => screen.getByRole('paragraph').textContent;

test('is up until somebody loses it, and again when all have it back', () => {
  const { rerender } = render(<Message />);
  expect(shown()).toBe('up');
  act(() => markConnection('public', 'empty'));
  expect(shown()).toBe('empty');
  rerender(
    <>
      <Listener state="stale" />
      <Message />
    </>,
  );
  expect(shown()).toBe('stale');
  rerender(
    <>
      <Listener state="up" />
      <Message />
    </>,
  );
  expect(shown()).toBe('empty');
  act(() => markConnection('public', 'up'));
  expect(shown()).toBe('up');
});

test('a listener no longer on the page does not count', () => {
  const { rerender } = render(
    <>
      <Listener state="stale" />
      <Message />
    </>,
  );
  rerender(<Message />);
  expect(shown()).toBe('up');
});

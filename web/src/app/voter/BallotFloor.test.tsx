import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BallotFloor } from './BallotFloor.tsx';

test.each(['getItem', 'setItem'] as const)(
  'a browser whose storage refuses %s leaves the ballot standing, and opens the floor',
  async (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    render(<BallotFloor cot="demo" />);
    await userEvent.click(screen.getByRole('button', { name: 'Hablar o preguntar' }));
    expect(screen.queryByRole('button', { name: 'Hablar o preguntar' })).toBeNull();
  },
);

test('asked for from elsewhere on the page, it opens and has the focus', () => {
  const { rerender } = render(<BallotFloor cot="demo" />);
  rerender(<BallotFloor cot="demo" asks={1} />);
  expect(screen.queryByRole('button', { name: 'Hablar o preguntar' })).toBeNull();
  expect(document.activeElement?.className).toBe('quiet-focus');
});

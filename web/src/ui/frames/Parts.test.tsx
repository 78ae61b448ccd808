import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useRoomKnown } from '../device/useRoomKnown.ts';
import { Part, Parts } from './Parts.tsx';

const know: Record<string, (isKnown: boolean) => void> = {};

function Slow({ name }: { readonly name: string }) {
  const [isKnown, setKnown] = useState(false);
  know[name] = setKnown;
  useRoomKnown(isKnown);
  return isKnown ? <p>{name}</p> : null;
}

const show = () =>
  render(
    <Parts limit={1000}>
      <h2>Arriba</h2>
      <Part>
        <Slow name="uno" />
      </Part>
      <Part>
        <p>sin espera</p>
      </Part>
      <Part>
        <Slow name="dos" />
      </Part>
      <h2>Abajo</h2>
    </Parts>,
  );

const seen = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const tell = (name: string, isKnown = true) => act(() => know[name]?.(isKnown));
const isSeen = (text: string) => getComputedStyle(screen.getByText(text)).visibility !== 'hidden';

test('a section below a part is shown once the part’s room is known, from the top down', async () => {
  show();
  expect(seen()).toEqual(['Arriba']);
  await tell('dos');
  expect(seen()).toEqual(['Arriba']);
  await tell('uno');
  expect(seen()).toEqual(['Arriba', 'Abajo']);
  expect(isSeen('sin espera')).toBe(true);
});

test('a part that is asked again hides nothing that was seen', async () => {
  show();
  await tell('uno');
  await tell('dos');
  await tell('uno', false);
  expect(seen()).toEqual(['Arriba', 'Abajo']);
});

test('after the limit everything is seen, and later parts come at the end', async () => {
  vi.useFakeTimers();
  try {
    show();
    await tell('dos');
    await act(() => vi.advanceTimersByTime(1000));
    expect(seen()).toEqual(['Arriba', 'Abajo']);
    await tell('uno');
    const orderOf = (text: string) => screen.getByText(text).parentElement?.style.order;
    expect([orderOf('uno'), orderOf('dos')]).toEqual(['1', '']);
  } finally {
    vi.useRealTimers();
  }
});

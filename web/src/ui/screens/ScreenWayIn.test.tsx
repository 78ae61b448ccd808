import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PhonesInContext } from './phonesIn.ts';
import { doorAddress, ScreenWayIn } from './ScreenWayIn.tsx';

test('the QR leads to the way in with the code typed, and to nobody in particular', () => {
  expect(doorAddress('https://asamblea.test', 'demo')).toBe('https://asamblea.test/login?cot=demo');
  expect(doorAddress('https://asamblea.test', 'a&b')).toBe('https://asamblea.test/login?cot=a%26b');
});

test('an address to type and the code stand beside it', () => {
  render(<ScreenWayIn cot="demo" />);
  const door = screen.getByRole('region', { name: 'Cómo entrar' });
  expect(door.textContent).toContain(location.host);
  expect(door.textContent).toContain('Código: demo');
});

test.each([
  [0, '\u00a0'],
  [1, '1 celular adentro'],
  [12, '12 celulares adentro'],
])(
  'where it says how to vote, %i phones that are in are told in a line that is always there',
  (phones, said) => {
    const door = (
      <PhonesInContext value={phones}>
        <ScreenWayIn cot="demo" isLarge />
      </PhonesInContext>
    );
    const { container } = render(door);
    expect(container.querySelector('.screen-door-phones')?.textContent).toBe(said);
  },
);

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QuorumRing } from './QuorumRing.tsx';

test('says its figures to those who do not see it', () => {
  render(
    <QuorumRing share={0.5724} line={{ share: 0.5, label: '50 %' }} met label="Hay quórum: 57,24 %">
      57,24 %
    </QuorumRing>,
  );
  expect(screen.getByRole('img', { name: 'Hay quórum: 57,24 %' })).toBeTruthy();
  expect(screen.getByText('50 %')).toBeTruthy();
});

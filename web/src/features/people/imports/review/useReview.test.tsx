import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { correct, type ImportDraft, newDraft } from './importDraft.ts';
import { reviewDraft } from './reviewDraft.ts';
import { useReview } from './useReview.ts';

function draftOf(units: number): ImportDraft {
  const rows = [
    ['unidad', 'coeficiente', 'propietario', 'documento'],
    ...Array.from({ length: units }, (_, i) => [`A-${i}`, '0,01', `Ana ${i}`, `${i}`]),
  ];
  return newDraft('file', 'padron.csv', { ok: true, rows, parts: [], notes: [] });
}

function Review({ draft }: { readonly draft: ImportDraft }) {
  const { review, isPending } = useReview(draft);
  return (
    <>
      <output>{review === null ? 'nada' : JSON.stringify(review)}</output>
      <p>{isPending ? 'pendiente' : 'al día'}</p>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;

test('a draft of a few rows is reviewed at once', () => {
  const draft = draftOf(20);
  render(<Review draft={draft} />);
  expect(shown()).toBe(JSON.stringify(reviewDraft(draft)));
  expect(screen.getByText('al día')).toBeTruthy();
});

test('of a large one the review comes later, and the one before stays until there is another', async () => {
  const draft = draftOf(2_500);
  const { rerender } = render(<Review draft={draft} />);
  expect([shown(), screen.getByText('pendiente').tagName]).toEqual(['nada', 'P']);
  await screen.findByText('al día');
  const before = JSON.stringify(reviewDraft(draft));
  expect(shown()).toBe(before);

  const mended = correct(draft, { row: 1, column: 0, value: 'A-2' });
  rerender(<Review draft={mended} />);
  expect([shown(), screen.getByText('pendiente').tagName]).toEqual([before, 'P']);
  await screen.findByText('al día');
  expect(shown()).toBe(JSON.stringify(reviewDraft(mended)));
  expect(shown()).not.toBe(before);
});

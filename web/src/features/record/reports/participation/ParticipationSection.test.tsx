import { type ParticipationReport, plainWords } from '@asamblea/domain';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../../testing/fakes/firebase/asking/callApi.ts';
import { plainSpaces } from '../../../../testing/plainSpaces.ts';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { ParticipationSection } from './ParticipationSection.tsx';
import { useParticipation } from './useParticipation.ts';

const opened = Date.UTC(2026, 10, 21, 23, 0);
const count = (weight: number, units: number) => ({ weight: weight * 1_000_000, units });
const report: ParticipationReport = {
  ...{ session: 1, readAt: 5, words: plainWords },
  questions: [
    {
      ...{
        questionId: 'q1',
        number: 1,
        text: '¿Aprueba?',
        voted: count(60, 3),
        base: count(80, 4),
      },
      points: [
        { at: opened, voted: count(0, 0) },
        { at: opened + 90_000, voted: count(40, 2) },
        { at: opened + 120_000, voted: count(60, 3) },
      ],
      groups: [
        { group: 'Torre 1', voted: count(40, 2), expected: count(40, 2) },
        { group: '', voted: count(20, 1), expected: count(40, 2) },
      ],
    },
  ],
};

let answer: () => Promise<unknown>;
beforeEach(() => {
  answer = async () => report;
  callApi.mockImplementation(() => answer());
});

function Page({ ids = ['q1'] }: { readonly ids?: readonly string[] }) {
  const reading = useParticipation(1, 5);
  return ids.map((questionId, place) => (
    <ParticipationSection
      key={questionId}
      question={{ questionId, number: place + 1 }}
      {...{ reading, timeZone: 'America/Bogota' }}
    />
  ));
}

const folded = { name: 'Participación en el tiempo y por agrupación' };

/** The cells of the table that goes with a drawing, row by row. */
function rowsOf(table: HTMLElement): readonly (readonly string[])[] {
  const [, ...rows] = within(table).getAllByRole('row');
  return rows.map((row) =>
    [...within(row).getAllByRole('rowheader'), ...within(row).getAllByRole('cell')].map(
      ({ textContent }) => plainSpaces(textContent ?? ''),
    ),
  );
}

test('nothing is asked until it is unfolded; then each drawing has its table', async () => {
  const { user } = renderPage(<Page />);
  expect(callApi).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', folded));
  const curve = await screen.findByRole('table', {
    name: 'Pregunta 1: participación en el tiempo',
  });
  expect(callApi.mock.calls.map(([, path]) => path)).toEqual([
    '/api/reports/participation?session=1',
  ]);
  expect(rowsOf(curve)).toEqual([
    ['0:00', '6:00 p. m.', '0,0000', '0', '0,00 %'],
    ['1:30', '6:01 p. m.', '40,0000', '2', '50,00 %'],
    ['2:00', '6:02 p. m.', '60,0000', '3', '75,00 %'],
  ]);
  const groups = screen.getByRole('table', { name: 'Pregunta 1: participación por agrupación' });
  expect(rowsOf(groups).map(([group, share]) => [group, share])).toEqual([
    ['Torre 1', '100,00 %'],
    ['Sin agrupación', '50,00 %'],
  ]);
});

test('another question is told from the same reading, and one without times says so', async () => {
  const { user } = renderPage(<Page ids={['q1', 'q2']} />);
  const [first, second] = screen.getAllByRole('button', folded);
  if (first === undefined || second === undefined) throw new Error('There are two.');
  await user.click(first);
  await screen.findByRole('table', { name: 'Pregunta 1: participación en el tiempo' });
  await user.click(second);
  expect(await screen.findByText(/no quedó a qué hora votó cada unidad/u)).toBeTruthy();
  expect(callApi).toHaveBeenCalledTimes(1);
});

test('a roster without groups says so in a sentence', async () => {
  const questions = report.questions.map((one) => ({ ...one, groups: null }));
  answer = async () => ({ ...report, questions });
  const { user } = renderPage(<Page />);
  await user.click(screen.getByRole('button', folded));
  expect(await screen.findByText(/^No hay agrupaciones que comparar/u)).toBeTruthy();
  expect(screen.getAllByRole('table')).toHaveLength(1);
});

test('a report that could not be read is asked for again', async () => {
  answer = async () => {
    throw new ApiFailure({ code: 'network', statusCode: 0, message: 'No hay conexión' });
  };
  const { user } = renderPage(<Page />);
  await user.click(screen.getByRole('button', folded));
  expect(await screen.findByText('No hay conexión')).toBeTruthy();
  answer = async () => report;
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findAllByRole('table')).toHaveLength(2);
});

import type { ActaComment, ActaDraft } from '@asamblea/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../../testing/fakes/firebase/session/session.tsx';
import { newUser } from '../../../../testing/newUser.ts';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { ActaReview } from '../ActaReview.tsx';
import { OpenCommentsAsk } from './OpenCommentsAsk.tsx';
import { useActaComments } from './useActaComments.ts';

const line = (text: string) => [{ kind: 'text' as const, text }];
const draft: ActaDraft = {
  title: 'Acta',
  blocks: [
    { kind: 'heading', line: line('Apertura'), level: 1 },
    { kind: 'paragraph', line: line('Se abrió la sesión.') },
    { kind: 'paragraph', line: line('Hubo quórum.') },
  ],
};
const own: ActaComment = {
  ...{ commentId: 'c1', session: 1, call: 1, text: 'Falta <b>la hora</b>.', by: 'ana' },
  anchor: { key: 'Apertura › paragraph 1', text: 'Se abrió la sesión.' },
  ...{ name: 'Ana', at: Date.UTC(2026, 10, 21), answers: [], settled: null, withdrawnAt: null },
};
let comments: ActaComment[] = [];
let sent: (readonly [string, Record<string, unknown>])[] = [];

beforeEach(() => {
  enterAs('moderator', { userId: 'ana' });
  comments = [];
  sent = [];
  callApi.mockImplementation(
    async (method: string, path: string, body: Record<string, unknown>) => {
      if (method === 'GET') return { comments };
      sent.push([path, body]);
      if (path.endsWith('/settle')) {
        const settled = { by: 'ana', name: 'Ana', at: 1 };
        comments = comments.map((one) => ({ ...one, settled }));
      }
      if (path.endsWith('/comment')) comments = [{ ...own, text: String(body.text) }];
      return { comment: comments[0] };
    },
  );
});

function Review({ isInReview = true }: { readonly isInReview?: boolean }) {
  return <ActaReview draft={draft} acta={useActaComments(1, 1)} isInReview={isInReview} />;
}

test('a comment keeps the text of its paragraph, and stands under it', async () => {
  renderPage(<Review />);
  const user = newUser();
  await user.click(await screen.findByRole('button', { name: 'Comentar: Se abrió la sesión.' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Comentar' }));
  expect(sent).toEqual([]);
  await user.type(within(dialog).getByLabelText(/^Comentario/u), 'Falta la hora.');
  await user.click(within(dialog).getByRole('button', { name: 'Comentar' }));
  const list = await screen.findByRole('list', { name: 'Comentarios: Se abrió la sesión.' });
  expect(within(list).getByText('Falta la hora.')).toBeTruthy();
  expect(sent).toMatchObject([
    ['/api/reports/acta/comment', { session: 1, call: 1, anchor: own.anchor }],
  ]);
});

test('the open ones are counted, the first is one press away, and settling one leaves none', async () => {
  comments = [own];
  renderPage(<Review />);
  const user = newUser();
  await screen.findByText('1 comentario abierto.');
  expect(screen.getByText('Falta <b>la hora</b>.')).toBeTruthy();
  Element.prototype.scrollIntoView = () => undefined;
  await user.click(screen.getByRole('button', { name: 'Ver el primero' }));
  expect(document.activeElement?.id).toBe('comentario-c1');
  await user.click(screen.getByRole('button', { name: 'Marcar como resuelto' }));
  await screen.findByText('Sin comentarios abiertos.');
  expect(sent.at(-1)).toMatchObject([
    '/api/reports/acta/comment/settle',
    { commentId: 'c1', isSettled: true },
  ]);
  expect(screen.getByRole('button', { name: 'Abrir de nuevo' })).toBeTruthy();
});

test('a changed paragraph says what it said, and one that is gone has its comments apart', async () => {
  comments = [
    { ...own, anchor: { ...own.anchor, text: 'Se abrió.' } },
    { ...own, commentId: 'c2', anchor: { key: 'Otra › paragraph 1', text: 'Se cerró.' } },
  ];
  renderPage(<Review />);
  await screen.findByText('El párrafo cambió. Decía: Se abrió.');
  const apart = screen.getByRole('region', { name: 'De párrafos que ya no están' });
  expect(within(apart).getByText('Ese párrafo ya no está. Decía: Se cerró.')).toBeTruthy();
});

test('only one’s own comment without an answer is taken back, and the auditor reads', async () => {
  const answer = { answerId: 'r1', text: 'Ya.', by: 'luis', name: 'Luis', at: own.at };
  comments = [
    own,
    { ...own, commentId: 'c2', by: 'luis' },
    { ...own, commentId: 'c3', answers: [answer] },
  ];
  const { unmount } = renderPage(<Review />);
  await screen.findByText('3 comentarios abiertos.');
  expect(screen.getAllByRole('button', { name: 'Retirar' })).toHaveLength(1);
  expect(screen.getByText('Ya.')).toBeTruthy();
  unmount();
  enterAs('auditor', { userId: 'eva' });
  renderPage(<Review />);
  await screen.findByText('3 comentarios abiertos.');
  expect(screen.queryByRole('button', { name: /Comentar|Responder|Marcar|Retirar/u })).toBeNull();
});

test('outside review nobody adds a comment, and those that are there can be settled', async () => {
  comments = [own];
  renderPage(<Review isInReview={false} />);
  await screen.findByRole('button', { name: 'Marcar como resuelto' });
  expect(screen.queryByRole('button', { name: /^Comentar/u })).toBeNull();
});

function Ask({ open }: { readonly open: number }) {
  const [isSure, setSure] = useState(false);
  return (
    <>
      <OpenCommentsAsk {...{ open, isSure }} onChange={setSure} />
      {isSure && 'seguro'}
    </>
  );
}

test('open comments are told before going on, and a confirmation goes on', async () => {
  const { unmount } = renderPage(<Ask open={2} />);
  expect(screen.getByText('Quedan 2 comentarios abiertos.')).toBeTruthy();
  await newUser().click(screen.getByRole('checkbox', { name: 'Seguir así' }));
  await waitFor(() => expect(screen.getByText('seguro')).toBeTruthy());
  unmount();
  renderPage(<Ask open={0} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

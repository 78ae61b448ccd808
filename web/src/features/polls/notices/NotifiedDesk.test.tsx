import {
  type NotifiedOnce,
  type NotifiedRow,
  type NotifiedView,
  notifiedTotals,
  type Unit,
} from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { meetAt } from '../../../testing/fakes/firebase/session/session.tsx';
import { newUser } from '../../../testing/newUser.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { NotifiedDesk } from './NotifiedDesk.tsx';
import { whatsAppLink } from './whatsAppLink.ts';

type Sent = readonly [path: string, body: Record<string, unknown>];
let sent: Sent[] = [];

beforeEach(() => {
  sent = [];
  callApi.mockImplementation(
    async (_method: string, path: string, body: Record<string, unknown>) => {
      sent.push([path, body]);
      return { noticeId: 'n', people: 1 };
    },
  );
  meetAt({ cot: 'c-1' });
});

const row = (personId: string, name: string, more: Partial<NotifiedRow> = {}): NotifiedRow => ({
  ...{ personId, name, unitIds: [personId], units: `T1-${personId}`, weight: 1_000_000 },
  ...{ email: null, phone: null, isGone: false, told: [], mails: [], undone: [], ...more },
});
const told: NotifiedOnce = {
  ...{ id: 'n7', means: 'signed-list', on: '2026-11-12', proof: 'Folio 3', fileId: null },
  by: 'chair',
};
const mail = { mailId: 'm1', to: 'l…@c….co', at: 0, fate: 'unconfirmed' } as const;
const three = [
  row('1', 'Ana Ruiz', { phone: '300 123 4567' }),
  row('2', 'Eva Peña', { told: [told] }),
  row('3', 'Luis Soto', { mails: [mail] }),
];
const unitOf = ({ personId, weight }: NotifiedRow, order: number): Unit => ({
  ...{ unitId: personId, label: personId, group: '', kind: '', weight, order },
  ...{ ownerIds: [personId], ownerNames: [], inArrears: false },
});
const view: NotifiedView = {
  convocation: {
    ...{ convocationId: 'c1', number: 1, kind: 'first', subject: 'Convocatoria' },
    ...{ text: 'Apreciado(a) {persona}, por {unidades} ({coeficiente}).', sentOn: '2026-11-10' },
    ...{ startsAt: 0, place: 'Salón', timeZone: 'America/Bogota', digest: '' },
  },
  ...{ today: '2026-11-20', country: 'CO', rows: three },
  totals: notifiedTotals(three, three.map(unitOf)),
};

function open(mayNote = true) {
  const onDone = vi.fn();
  renderPage(<NotifiedDesk {...{ view, mayNote, onDone }} exportsOf={() => null} />);
  return { user: newUser(), onDone };
}

test('each button of a row has the words it shows, and the name of its owner', () => {
  open();
  const button = screen.getByRole('button', { name: 'Anotar aviso a Ana Ruiz' });
  expect(button.getAttribute('aria-label')).toContain(button.textContent);
});

test('a paper is recorded for the marked people, and without proof it is not sent', async () => {
  const { user, onDone } = open();
  await user.click(screen.getByRole('checkbox', { name: 'Marcar a Ana Ruiz' }));
  await user.click(screen.getByRole('checkbox', { name: 'Marcar a Luis Soto' }));
  await user.click(screen.getByRole('button', { name: 'Anotar el aviso a los marcados (2)' }));
  await user.click(screen.getByRole('button', { name: 'Anotar' }));
  expect(screen.getByText('Escriba dónde está la prueba, o adjunte su foto.')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Prueba'), 'Folios 1 y 2');
  await user.click(screen.getByRole('button', { name: 'Anotar' }));
  await screen.findByText('Aviso anotado');
  expect(sent).toMatchObject([
    [
      '/api/notices',
      {
        ...{ convocationId: 'c1', personIds: ['1', '3'], means: 'signed-list' },
        ...{ on: '2026-11-20', note: 'Folios 1 y 2', bylaw: '', fileId: null },
      },
    ],
  ]);
  expect(onDone).toHaveBeenCalled();
});

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

test('a photograph is proof enough, and takes the fault away', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Anotar aviso a Ana Ruiz' }));
  await user.click(screen.getByRole('button', { name: 'Anotar' }));
  const note = screen.getByLabelText('Prueba');
  expect(document.activeElement).toBe(note);
  const photo = new File([new Uint8Array(png)], 'folio.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Foto o copia de la prueba'), photo);
  await screen.findByText('folio.png');
  await waitFor(() => expect(note.getAttribute('aria-invalid')).toBe('false'));
});

test('the link of WhatsApp is written down only once somebody says that they sent it', async () => {
  const { user } = open();
  const link = screen.getByRole('link', { name: 'Escribir por WhatsApp a Ana Ruiz' });
  expect(link.getAttribute('rel')).toContain('noreferrer');
  expect(screen.queryByRole('link', { name: /WhatsApp a Luis/u })).toBeNull();
  await user.click(link);
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Escribir por WhatsApp a Ana Ruiz' }));
  await user.click(screen.getByRole('button', { name: 'Sí, anotarlo' }));
  await screen.findByText('Aviso anotado');
  expect(sent).toMatchObject([['/api/notices', { personIds: ['1'], means: 'whatsapp' }]]);
});

test('the link says the notice to that person, with nothing that lets anybody in', () => {
  const [ana] = three;
  const publicAddress = 'https://a.co/quorum/public?cot=c-1';
  const link = whatsAppLink({ view, row: ana ?? row('1', ''), publicAddress });
  const { host, pathname, searchParams } = new URL(link ?? '');
  expect([host, pathname]).toEqual(['wa.me', '/573001234567']);
  expect(searchParams.get('text')).toBe(
    `Convocatoria\n\nApreciado(a) Ana Ruiz, por la unidad T1-1 (1,0000).\n\n${publicAddress}`,
  );
});

test('a notice noted by mistake is undone with a reason', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: /^Deshacer el aviso a Eva Peña/u }));
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText(/^Motivo/u), 'Era otra lista');
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(sent).toEqual([['/api/notices/n7/undo', { reason: 'Era otra lista' }]]);
});

test('an auditor sees missing people and the outcome of each mail, and writes nothing', async () => {
  const { user } = open(false);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Anotar|Deshacer/u })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Correo por resolver · 1' }));
  expect(screen.getByText('Correo a l…@c….co: por confirmar')).toBeTruthy();
  expect(screen.queryByText('Ana Ruiz')).toBeNull();
});

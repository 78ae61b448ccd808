import type { MandateProxy, OwnMandates } from '@asamblea/domain';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../../testing/fakes/firebase/asking/callApi.ts';
import { AttorneyMandate } from './AttorneyMandate.tsx';

const terms = 'a'.repeat(64);
const given = (proxyId: string, more: Partial<MandateProxy> = {}): MandateProxy => ({
  ...{ proxyId, grantorName: `Quien dio ${proxyId}`, labels: [`T1-${proxyId}`] },
  ...{ instructions: `Dice ${proxyId}`, votes: [], writtenOn: '2026-11-10' },
  ...{ state: 'accepted', reason: '', taken: null, terms, ...more },
});

let mandates: OwnMandates;
let sent: unknown[];
let changes: number;

beforeEach(() => {
  sent = [];
  changes = 0;
  callApi.mockImplementation(async (method: string, _path: string, body: unknown) => {
    if (method === 'GET') return mandates;
    sent.push(body);
    const taken = { at: 1, terms };
    mandates = { proxies: mandates.proxies.map((one) => ({ ...one, taken })) };
    return { changed: 1 };
  });
});

function open(...proxies: readonly MandateProxy[]) {
  mandates = { proxies };
  render(<AttorneyMandate onChange={() => (changes += 1)} />);
  return screen.findByText(/Quien dio 101/u);
}

const lookAgain = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

test('an attorney reads whose units, instructions and duties, and takes them on with one press', async () => {
  await open(given('101'), given('102', { votes: [{ question: '¿Obra?', option: 'En contra' }] }));
  expect(document.body.textContent).toContain('Dice 101');
  expect(document.body.textContent).toContain('¿Obra? En contra');
  expect(document.body.textContent).toContain('también lo acepta');
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar el encargo' }));
  await screen.findByText(/^Usted representa/u);
  expect(sent).toEqual([
    { accepts: true, proxies: ['101', '102'].map((proxyId) => ({ proxyId, terms })) },
  ]);
  expect(screen.queryByRole('button', { name: 'Aceptar el encargo' })).toBeNull();
  expect(document.body.textContent).toContain('Dice 101');
});

test('a mandate is given back only after it is confirmed', async () => {
  await open(given('101'));
  const decline = { name: 'No acepto el encargo de Quien dio 101' };
  await userEvent.click(screen.getByRole('button', decline));
  expect(sent).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'No acepto el encargo' }));
  await waitFor(() =>
    expect(sent).toEqual([{ accepts: false, proxies: [{ proxyId: '101', terms }] }]),
  );
});

test('an attorney who attends or voted has accepted: nothing is asked, and a quiet way out is left', async () => {
  await open(given('101', { state: 'used' }));
  expect(screen.queryByText('Usted representa a otras personas')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Aceptar el encargo' })).toBeNull();
  const summary = screen.getByText(/^Usted representa/u);
  expect(summary.closest('details')?.open).toBe(false);
  await userEvent.click(summary);
  await userEvent.click(
    screen.getByRole('button', { name: 'Renunciar al encargo de Quien dio 101' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Renunciar al encargo' }));
  expect(dialog.getByText(/Los votos que ya envió cuentan/u)).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Renunciar al encargo' }));
  await waitFor(() =>
    expect(sent).toEqual([{ accepts: false, proxies: [{ proxyId: '101', terms }] }]),
  );
});

test.each([
  ['asked', ['Usted representa a otras personas'], ['Usted representa']],
  ['taken', ['Usted representa'], ['Usted representa a otras personas']],
] as const)('what is %s stands alone where only that is told', async (part, told, left) => {
  mandates = { proxies: [given('101', { state: 'used' }), given('102')] };
  render(<AttorneyMandate part={part} onChange={() => undefined} />);
  for (const words of told) await screen.findByText(words);
  for (const words of left) expect(screen.queryByText(words)).toBeNull();
});

test('a mandate that waits is asked beside one that was accepted', async () => {
  await open(given('101', { state: 'used' }), given('102'));
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar el encargo' }));
  await waitFor(() =>
    expect(sent).toEqual([{ accepts: true, proxies: [{ proxyId: '102', terms }] }]),
  );
});

test('an attorney who no longer represents a unit is told so and why, and the ballot is read again', async () => {
  await open(given('101'));
  expect(changes).toBe(0);
  const reason = 'Quien lo dio asistió a la reunión.';
  mandates = { proxies: [given('101', { state: 'revoked', reason })] };
  await lookAgain();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Usted ya no representa T1-101');
  expect(alert.textContent).toContain(reason);
  expect(changes).toBe(1);
});

test('a proxy that had ended before the page opened is no news', async () => {
  await open(given('101'), given('102', { state: 'revoked', reason: 'Lo revocó quien lo dio.' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.body.textContent).not.toContain('T1-102');
});

import type { OwnData } from '@asamblea/domain';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { newUser } from '../../../testing/newUser.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { OwnDataSection } from './OwnDataSection.tsx';
import { ownDataFile } from './ownDataFile.ts';

const data: OwnData = {
  ...{ assembly: 'Torres', timeZone: 'America/Bogota', readAt: 1, person: null, units: [] },
  account: { name: 'Ana', email: 'ana@correo.test', devices: [], privacyShown: null },
  ...{ sessions: [], proxies: [], mails: [], handed: [], inquiries: [], objections: [] },
  ...{ comments: [], entries: [] },
};

test('a refusal is said where it was pressed, and nothing is asked before', async () => {
  callApi.mockImplementation(async () => {
    throw new ApiFailure({ statusCode: 403, code: 'not-allowed', message: 'Usted no puede.' });
  });
  renderPage(<OwnDataSection />);
  expect(callApi).not.toHaveBeenCalled();
  await newUser().click(screen.getByRole('button', { name: 'Descargar mis datos' }));
  await screen.findByText('Usted no puede.');
  expect(callApi.mock.calls.map(([method, path]) => [method, path])).toEqual([
    ['GET', '/api/own/data'],
  ]);
});

test('for another program the file is the answer of the server', async () => {
  const file = await ownDataFile(data, 'json');
  expect(JSON.parse((await file?.text()) ?? '')).toEqual(data);
});

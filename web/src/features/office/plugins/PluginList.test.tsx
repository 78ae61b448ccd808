import { type PluginName, pluginNames, plugins, refusals } from '@asamblea/domain';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { PluginList } from './PluginList.tsx';

beforeEach(() => {
  enterAs('admin');
  callApi.mockResolvedValue({ off: [] });
});

function draw(off?: readonly PluginName[]) {
  return renderPage(<PluginList assembly={off === undefined ? {} : { off }} />);
}

const toggle = (plugin: PluginName) =>
  screen.getByRole<HTMLInputElement>('switch', { name: plugins[plugin].name });

test('every part of the application is on until somebody switches it off, but those that begin off', () => {
  draw();
  for (const plugin of pluginNames) {
    expect([plugin, toggle(plugin).checked]).toEqual([plugin, !plugins[plugin].isOffAtFirst]);
  }
});

test('a module that begins off is asked for, and then it is on', async () => {
  const { user } = draw();
  await user.click(toggle('decided'));
  const request = { plugin: 'decided', isOn: true };
  expect(callApi).toHaveBeenCalledWith('POST', '/api/settings/plugins', request);
  renderPage(<PluginList assembly={{ on: ['decided'] }} />);
  const [, later] = screen.getAllByRole<HTMLInputElement>('switch', {
    name: plugins.decided.name,
  });
  expect(later?.checked).toBe(true);
});

test.each([
  ['on', undefined, false],
  ['off', ['plates'], true],
] as const)('one that is %s is asked for the contrary', async (_, off, isOn) => {
  const { user } = draw(off);
  expect(toggle('plates').checked).toBe(!isOn);
  await user.click(toggle('plates'));
  expect(callApi).toHaveBeenCalledWith('POST', '/api/settings/plugins', { plugin: 'plates', isOn });
});

test('a module that needs another says that it waits for it', () => {
  draw(['plates']);
  expect(toggle('booth').checked).toBe(true);
  expect(screen.getByText(/Está apagado mientras lo esté «Placas»/u)).toBeTruthy();
});

test('a module in use is told beside its switch, which stays', async () => {
  const { user } = draw();
  const [statusCode, message] = refusals['plugin-running'];
  const failure = { code: 'plugin-running', statusCode, message: `${message} Hay 3 placas.` };
  callApi.mockRejectedValueOnce(new ApiFailure(failure));
  await user.click(toggle('plates'));
  const card = toggle('plates').closest('li');
  expect(card === null ? null : await within(card).findByText(/Hay 3 placas/u)).toBeTruthy();
  expect(toggle('plates').checked).toBe(true);
});

test('a member without permission reads the switches', () => {
  enterAs('auditor');
  draw(['drive']);
  expect(toggle('drive').checked).toBe(false);
  expect(toggle('drive').disabled).toBe(true);
});

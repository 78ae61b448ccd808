import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { checkSteps } from '../../scripts/deploy/checkSteps.ts';
import { createLook } from '../../scripts/deploy/look.ts';
import { sayFindings } from '../../scripts/deploy/sayFindings.ts';
import { deploySteps } from '../../scripts/deploy/steps/deploySteps.ts';
import { at, cloudAnswers, place } from './fakes/cloudAnswers.ts';
import { fakeCloud } from './fakes/fakeCloud.ts';
import { undoings } from './fakes/undoings.ts';

const cloud = await fakeCloud();
afterAll(() => cloud.close());
beforeEach(() => {
  cloud.answers = cloudAnswers();
});

async function look() {
  const findings = await checkSteps(deploySteps, cloud.look);
  const of = (...states: readonly string[]) =>
    findings.filter(({ state }) => states.includes(state)).map(({ step }) => step.id);
  return { told: sayFindings(findings, cloud.look), of };
}

const seen = deploySteps.filter(({ check }) => check !== undefined);

test('where all is done nothing is missing, and unseen checks are named', async () => {
  const { told, of } = await look();
  expect(of('done')).toEqual(seen.map(({ id }) => id));
  expect(of('unseen')).toEqual(['settings', 'keys-copy']);
  expect(told).toContain('Nothing that can be seen from here is missing.');
  expect(told).toMatch(/· settings .*nobody can look at it from here/u);
});

test('no key, token or header that Google answers with is said', async () => {
  cloud.answers[at.job].state = 'PAUSED';
  cloud.answers[at.config] = { apiKey: '' };
  const { told } = await look();
  expect(told).not.toMatch(/of-the-clock|of-whoever-types|AIza/u);
  expect(cloud.asked.filter((one) => one.includes(':access'))).toEqual([]);
});

test('every step that can be seen is undone here', () => {
  expect(Object.keys(undoings).toSorted()).toEqual(seen.map(({ id }) => id).toSorted());
});

describe.each(Object.entries(undoings))('when the step %s', (id, ways) => {
  test.each(Object.entries(ways))('%s, it is named with its commands', async (_way, undo) => {
    undo(cloud.answers);
    const { told, of } = await look();
    expect(of('missing')).toEqual([id]);
    expect(of('unknown')).toEqual([]);
    const step = deploySteps.find((one) => one.id === id);
    const commands = step?.commands(place) ?? [];
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) expect(told).toContain(`\n    ${command}\n`);
    expect(told).toContain(`To do: ${id}. All steps`);
  });
});

test('with nothing at all, the first step is named and the others wait for it', async () => {
  cloud.answers = { [at.strangers]: { status: 403, body: null } };
  cloud.answers[at.project] = { status: 403, body: { error: { status: 'PERMISSION_DENIED' } } };
  const { told, of } = await look();
  expect(of('missing', 'unknown')).toEqual(['project']);
  expect(of('unseen')).toEqual(['settings']);
  expect(told).toMatch(/… apis .*: after project/u);
});

test('a check that Google does not allow is not taken for done', async () => {
  cloud.answers[at.webApps] = { apps: 'many' };
  cloud.answers[at.relay] = { status: 500, body: null };
  const { told, of } = await look();
  expect(of('unknown')).toEqual(['web-app', 'relay']);
  expect(told).toMatch(/web-app .*something else than it documents/u);
  expect(told).toMatch(/relay .*secretmanager\.googleapis\.com answered HTTP 500/u);
});

test('an API that is not enabled is named', async () => {
  const error = { status: 'PERMISSION_DENIED', details: [{ reason: 'SERVICE_DISABLED' }] };
  cloud.answers[at.job] = { status: 403, body: { error } };
  const { told, of } = await look();
  expect(of('unknown')).toEqual(['clock']);
  expect(told).toMatch(/clock .*: cloudscheduler\.googleapis\.com is not enabled/u);
});

test('a network that is not there is not taken for a step that is not done', async () => {
  const nowhere = createLook({
    ...{ place, isCloud: true, token: async () => '', siteOrigin: 'http://127.0.0.1:24998' },
    originOf: () => 'http://127.0.0.1:24998',
  });
  const [project] = await checkSteps(deploySteps, nowhere);
  expect(project).toMatchObject({ state: 'unknown', told: 'nothing answered' });
});

test('a service that says itself that it asks nobody is open', async () => {
  cloud.answers[at.apiService] = { invokerIamDisabled: true };
  cloud.answers[at.apiInvokers] = {};
  expect((await look()).of('missing', 'unknown')).toEqual([]);
});

test('an editor of everything may build too', async () => {
  for (const one of cloud.answers[at.policy].bindings) {
    if (one.role === 'roles/cloudbuild.builds.builder') one.role = 'roles/editor';
  }
  expect((await look()).of('missing', 'unknown')).toEqual([]);
});

test.each([
  ['us-central1', null],
  ['europe-west1', 'it is in nam5, far from europe-west1'],
])('a database of several regions serves those inside: %s', async (region, told) => {
  cloud.answers[at.database].locationId = 'nam5';
  const check = deploySteps.find(({ id }) => id === 'database')?.check;
  expect(await check?.({ ...cloud.look, place: { ...place, region } })).toBe(told);
});

test('each step comes after those that it needs, and has an id and words of its own', () => {
  const ids = deploySteps.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [i, { needs }] of deploySteps.entries()) {
    expect(needs.filter((need) => !ids.slice(0, i).includes(need))).toEqual([]);
  }
});

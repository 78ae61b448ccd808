import { expect, test } from 'vitest';
import { adoptSubmissions, hasPendingVote, openBallotOutbox } from './outbox.ts';

const sending = {
  questionId: 'q',
  requestId: 'r1',
  choices: [{ unitId: 'A', optionIds: ['favour'] }],
};

function memoryStore(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

test('a confirmed vote survives a reload and is erased once answered', () => {
  const store = memoryStore();
  openBallotOutbox(store, 'demo', 'ana').keep(sending);
  const afterReload = openBallotOutbox(store, 'demo', 'ana');
  expect(afterReload.read()).toEqual([sending]);
  afterReload.clear('r1');
  expect(openBallotOutbox(store, 'demo', 'ana').read()).toEqual([]);
  expect(store.length).toBe(0);
});

test('says whether a vote of anybody waits on the device', () => {
  const store = memoryStore();
  store.setItem('asamblea-mode', 'dark');
  expect(hasPendingVote(() => store)).toBe(false);
  const outbox = openBallotOutbox(store, 'demo', 'ana');
  outbox.keep(sending);
  expect(hasPendingVote(() => store)).toBe(true);
  outbox.clear('r1');
  expect(hasPendingVote(() => store)).toBe(false);
  const refuse = () => {
    throw new Error('storage is off');
  };
  expect(hasPendingVote(refuse)).toBe(false);
});

test('a shared device never mixes people or assemblies', () => {
  const store = memoryStore();
  openBallotOutbox(store, 'demo', 'ana').keep(sending);
  expect(openBallotOutbox(store, 'demo', 'eva').read()).toEqual([]);
  expect(openBallotOutbox(store, 'otra', 'ana').read()).toEqual([]);
});

test('the answer to an older sending does not erase a newer one', () => {
  const outbox = openBallotOutbox(memoryStore(), 'demo', 'ana');
  outbox.keep({ ...sending, requestId: 'r2' });
  outbox.clear('r1');
  expect(outbox.read().map(({ requestId }) => requestId)).toEqual(['r2']);
});

test('sendings of several questions wait side by side, each until its own answer', () => {
  const outbox = openBallotOutbox(memoryStore(), 'demo', 'ana');
  for (const n of [1, 2, 3]) {
    outbox.keep({ ...sending, questionId: `q${n}`, requestId: `r${n}` });
  }
  outbox.clear('r2');
  expect(outbox.read().map(({ requestId }) => requestId)).toEqual(['r1', 'r3']);
});

test('where the browser refuses storage the sending lives as long as the page', () => {
  const refuse = () => {
    throw new Error('storage is off');
  };
  const outbox = openBallotOutbox(
    { getItem: refuse, setItem: refuse, removeItem: refuse },
    'd',
    'a',
  );
  outbox.keep(sending);
  expect(outbox.read()).toEqual([sending]);
  outbox.clear('r1');
  expect(outbox.read()).toEqual([]);
});

test('where there is no room left the newest vote lives as long as the page, and holds it there', () => {
  const store = memoryStore();
  const returned = { sending, reasons: ['Cerró.'], isOtherDevice: false };
  const outbox = openBallotOutbox(store, 'demo', 'ana');
  outbox.keep(sending);
  outbox.giveBack(returned);
  const isFull = () => {
    throw new Error('no room');
  };
  const full = openBallotOutbox({ ...store, setItem: isFull }, 'demo', 'ana');
  const other = { ...sending, questionId: 'p', requestId: 'r2' };
  full.keep(other);
  full.giveBack({ ...returned, sending: other });
  expect(full.read()).toEqual([sending, other]);
  expect(full.returned()).toEqual([returned, { ...returned, sending: other }]);
  full.clear('r1');
  expect(full.read()).toEqual([other]);
  expect(hasPendingVote(memoryStore)).toBe(true);
  full.clear('r2');
  expect(full.read()).toEqual([]);
  expect(hasPendingVote(memoryStore)).toBe(false);
});

test('a vote sent by another page of the browser is not kept here again', () => {
  const store = memoryStore();
  const [here, there] = [
    openBallotOutbox(store, 'demo', 'ana'),
    openBallotOutbox(store, 'demo', 'ana'),
  ];
  here.keep(sending);
  there.clear('r1');
  expect(here.read()).toEqual([]);
});

test.each(['', '{', 'null', '{"choices":[]}', '{"questionId":1,"requestId":2,"choices":3}'])(
  'a stored text that is no submission is ignored: %s',
  (text) => {
    const store = memoryStore();
    store.setItem('asamblea-voto-demo-ana', text);
    expect(openBallotOutbox(store, 'demo', 'ana').read()).toEqual([]);
  },
);

test('a vote pending under the account moves to the person, and nothing newer is lost for it', () => {
  const store = memoryStore();
  const adopt = () => adoptSubmissions(store, [['demo', 'account']], ['demo', 'person-ana']);
  openBallotOutbox(store, 'demo', 'account').keep(sending);
  adopt();
  adopt();
  expect(openBallotOutbox(store, 'demo', 'person-ana').read()).toEqual([sending]);
  expect(openBallotOutbox(store, 'demo', 'account').read()).toEqual([]);
  const newer = { ...sending, requestId: 'r2' };
  openBallotOutbox(store, 'demo', 'account').keep(newer);
  adopt();
  expect(openBallotOutbox(store, 'demo', 'person-ana').read()).toEqual([sending]);
  expect(openBallotOutbox(store, 'demo', 'account').read()).toEqual([newer]);
});

test('a vote pending under the public code moves to the assembly, also a refused one', () => {
  const store = memoryStore();
  const before = openBallotOutbox(store, 'demo', 'person-ana');
  before.keep(sending);
  const refused = {
    sending: { ...sending, questionId: 'p' },
    reasons: ['Cerró.'],
    isOtherDevice: false,
  };
  before.giveBack(refused);
  const olds = [
    ['demo', 'account'],
    ['demo', 'person-ana'],
  ] as const;
  adoptSubmissions(store, olds, ['torres', 'person-ana']);
  const now = openBallotOutbox(store, 'torres', 'person-ana');
  expect([now.read(), now.returned()]).toEqual([[sending], [refused]]);
  expect(openBallotOutbox(store, 'demo', 'person-ana').read()).toEqual([]);
});

test('a pending vote of the older shape with one mark is not lost, nor a refused one', () => {
  const older = {
    ...sending,
    pad: '00',
    choices: [
      { unitId: 'A', optionId: 'favour', replaces: 'R' },
      { unitId: 'B', optionIds: ['c1', 'c2'] },
    ],
  };
  const now = {
    ...older,
    choices: [
      { unitId: 'A', optionIds: ['favour'], replaces: 'R' },
      { unitId: 'B', optionIds: ['c1', 'c2'] },
    ],
  };
  const reasons = { reasons: ['Sin conexión.'], isOtherDevice: false };
  const store = memoryStore();
  // The first kept one sending and no list.
  store.setItem('asamblea-voto-demo-eva', JSON.stringify(older));
  store.setItem(
    'asamblea-voto-demo-ana',
    JSON.stringify([older, { ...sending, questionId: 'q2' }]),
  );
  const returned = { sending: older, ...reasons };
  store.setItem('asamblea-devuelto-demo-ana', JSON.stringify([returned]));
  expect(openBallotOutbox(store, 'demo', 'eva').read()).toEqual([now]);
  const outbox = openBallotOutbox(store, 'demo', 'ana');
  expect(outbox.read()).toEqual([now, { ...sending, questionId: 'q2' }]);
  expect(outbox.returned()).toEqual([{ sending: now, ...reasons }]);
  outbox.clear('r1');
  expect(outbox.read()).toEqual([]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packIds } from '../../kernel/assemblies/packId.ts';
import type { QuorumBylaw } from '../../kernel/bylaws/quorumBylaw.ts';
import { modalities } from '../../kernel/meetings/meeting.ts';
import { moreThanHalf } from '../../kernel/weights/threshold.ts';
import { holdingWordsOf } from '../../laws/rulePacks/holdingWordsOf.ts';
import { bogota, composingFactsOf, noticeOf } from '../../testing/composingFactsOf.ts';
import type { ComposingFacts } from '../convocationChecks/composingFacts.ts';
import { composeConvocation } from './composeConvocation.ts';
import type { ConvocationDraft } from './convocationDraft.ts';
import { nextKindOf, wasAnnounced } from './nextConvocation.ts';
import { proposeDraft } from './proposeDraft.ts';
import { writeConvocation } from './writeConvocation.ts';

const signed = {
  inspection: 'en la oficina, desde el 1 de marzo',
  signer: 'Rosa Díaz, administradora',
};

function composed(
  facts: ComposingFacts,
  more: Partial<ConvocationDraft> = {},
  now = bogota('2027-03-01'),
) {
  const draft = { ...proposeDraft(facts, 'first'), ...signed, ...more };
  return composeConvocation({ facts, draft, kind: 'first', wasAnnounced: false, now });
}

test('the proposed notice, once signed, has all that its law wants and goes out as it is', () => {
  const { text, subject, ok, problems, contents } = composed(composingFactsOf());
  expect(problems.filter(({ serious }) => serious)).toEqual([]);
  expect(ok).toBe(true);
  expect(contents.every(({ state }) => state === 'present')).toBe(true);
  expect(subject).toBe(
    'Convocatoria: asamblea de propietarios de Torres del Parque, viernes 26 de marzo de 2027',
  );
  expect(text).toContain('1. Informe de la administración\n2. Presupuesto de 2027');
  expect(text).toContain('Salón comunal');
  expect(text).toContain('T1-102, Luis Soto');
  expect(text).toContain('{persona}');
  expect(text.match(/\{\w+\}/gu)?.sort()).toEqual(['{coeficiente}', '{persona}', '{unidades}']);
});

test.each([
  [
    'Conjunto Torres',
    'asamblea de propietarios del Conjunto Torres, viernes',
    'en el Conjunto Torres',
  ],
  [
    'Comunidad Olmo',
    'asamblea de propietarios de la Comunidad Olmo, viernes',
    'en la Comunidad Olmo',
  ],
  ['Torres del Parque', 'propietarios de Torres del Parque, viernes', 'en Torres del Parque'],
])(
  '%s is named with its article, also where somebody else wrote the words',
  (name, inSubject, own) => {
    const { assembly } = composingFactsOf();
    const facts = composingFactsOf({ assembly: { ...assembly, name } });
    const text = `${proposeDraft(facts, 'first').text}\n\nHay parqueo en {entidad}.`;
    const notice = composed(facts, { text });
    expect(notice.subject).toContain(inSubject);
    expect(notice.text).toContain(`Hay parqueo ${own}.`);
    expect(notice.text).not.toMatch(/(?<![\p{L}])(?:de|a) el /u);
  },
);

test.each(packIds)(
  'the proposed notice of %s lacks only the parts that a person has to write',
  (rulePack) => {
    const assembly = { ...composingFactsOf().assembly, rulePack };
    const { contents } = composed(composingFactsOf({ assembly }));
    expect(contents.filter(({ state }) => state === 'missing')).toEqual([]);
  },
);

test.each([
  ['co-ph', 'percent', 'Usted figura con la unidad 101, con coeficiente de 7,0413 %.'],
  ['es-lph', 'perOne', 'con el piso o local 101, con cuota de participación de 7,0413 %.'],
  ['co-sas', 'shares', 'Usted figura con el título 101, con 7,0413 acciones.'],
  ['es-sl', 'shares', 'Usted figura con la participación 101, con capital de 7,0413.'],
] as const)('under %s, weighed in %s, each one reads: %s', (rulePack, weightMeasure, said) => {
  const { assembly } = composingFactsOf();
  const facts = composingFactsOf({ assembly: { ...assembly, rulePack, weightMeasure } });
  const { text, subject } = composed(facts);
  const written = writeConvocation({
    assembly: 'Torres',
    notice: { number: 1, kind: 'first', subject, text, annexes: [], changes: '' },
    recipient: { personId: 'ana', name: 'Ana', units: ['101'], weight: 7_041_300 },
    words: holdingWordsOf(facts.assembly),
  });
  expect(written.text).toContain(said);
});

test('the notice opens with its place and its day, and calls to a day of the week', () => {
  const { text } = composed(composingFactsOf(), { city: 'Chía' });
  expect(text).toMatch(/^Chía, 1 de marzo de 2027\n\nApreciado\(a\) \{persona\}:/u);
  expect(text).toContain('viernes 26 de marzo de 2027');
  expect(composed(composingFactsOf()).text).toMatch(/^1 de marzo de 2027\n\n/u);
});

test.each(modalities)(
  'a notice of a meeting held as %s says once how to give a proxy, and promises no link of its own',
  (modality) => {
    const { assembly } = composingFactsOf();
    const facts = composingFactsOf({ assembly: { ...assembly, modality } });
    const { text, subject } = composed(facts);
    const written = writeConvocation({
      assembly: 'Torres',
      notice: {
        number: 1,
        kind: 'first',
        subject,
        text,
        annexes: [],
        changes: '',
      },
      recipient: { personId: 'ana', name: 'Ana', units: ['101'], weight: 7_041_300 },
      words: holdingWordsOf(facts.assembly),
      formName: 'poder-torres-2027-03-26.pdf',
    });
    for (const mail of [written.text, written.html]) {
      expect(mail.match(/Si no puede asistir/gu)).toHaveLength(1);
      expect(mail).not.toContain('enlace personal que cada propietario recibe');
      expect(mail.indexOf('Si no puede asistir')).toBeLessThan(mail.indexOf('Rosa Díaz'));
      expect(mail).toContain('- poder-torres-2027-03-26.pdf, para dar poder: imprímalo,');
    }
  },
);

test('the link of one person goes below what everybody reads, and only where it was given', () => {
  const facts = composingFactsOf();
  const { text, subject } = composed(facts);
  const notice = { number: 1, kind: 'first', subject, text, annexes: [], changes: '' } as const;
  const recipient = { personId: 'ana', name: 'Ana', units: ['101'], weight: 7_041_300 };
  const words = holdingWordsOf(facts.assembly);
  const asked = { assembly: 'Torres', notice, recipient, words };
  const link = 'https://asamblea.test/loginVirtual#invitacion=a"b;c';
  const until = { date: '2027-03-28', time: '09:00' };
  const plain = writeConvocation(asked);
  const written = writeConvocation({
    ...asked,
    way: { link, until, timeZone: 'America/Bogota' },
  });
  expect(written.text.startsWith(plain.text.trimEnd())).toBe(true);
  expect(written.text).toContain(`\n${link}\n`);
  expect(written.html).toContain('href="https://asamblea.test/loginVirtual#invitacion=a&quot;b;c"');
  expect(written.text).toMatch(/hasta el 28 de marzo de 2027.*deja entrar una vez/u);
  for (const mail of [plain.text, plain.html]) expect(mail).not.toContain('invitacion=');
});

test('a content taken out of the text is missing until somebody declares that their words say it', () => {
  const facts = composingFactsOf();
  const text = proposeDraft(facts, 'first').text.replace('{orden_del_dia}', 'Lo de siempre');
  const without = composed(facts, { text });
  const state = (from: typeof without) =>
    from.contents.find(({ contentId }) => contentId === 'agenda')?.state;
  expect(state(without)).toBe('missing');
  expect(without.ok).toBe(false);
  const own = composed(facts, { text, ownWords: ['agenda'] });
  expect(state(own)).toBe('own-words');
  expect(own.ok).toBe(true);
});

const typed = {
  city: 'Bogotá D. C.',
  medium: 'por el enlace que llega aparte',
  inspection: 'en la oficina, desde el 1 de marzo',
  signer: 'Rosa Díaz, administradora',
};

test.each(packIds)(
  'fields typed for a notice under %s are in it, also where its text has no place for them',
  (rulePack) => {
    const assembly = { ...composingFactsOf().assembly, rulePack };
    const facts = composingFactsOf({ assembly });
    const { text, placed } = composed(facts, { ...typed, text: 'Los convocamos a la asamblea.' });
    for (const said of Object.values(typed)) expect(text).toContain(said);
    expect(text).toContain('Segunda convocatoria: miércoles 31 de marzo de 2027 a las 8:00');
    expect(text.endsWith(typed.signer)).toBe(true);
    expect(text.startsWith('Bogotá D. C., 1 de marzo de 2027\n\n')).toBe(true);
    expect(placed).toEqual(expect.arrayContaining(['medio', 'segunda', 'revision', 'firma']));
  },
);

test('all filled fields are in the notice, beside any text', () => {
  const facts = composingFactsOf();
  const paragraph = fc.constantFrom(
    ...['Los convocamos.', 'En línea: {medio}', '{revision}', '{segunda}', '{firma}', '{lugar}'],
  );
  const field = fc.constantFrom('', 'dicho por alguien');
  fc.assert(
    fc.property(
      fc.array(paragraph, { minLength: 1, maxLength: 6 }),
      fc.record({ medium: field, inspection: field, signer: field }),
      (paragraphs, fields) => {
        const { text } = composed(facts, { ...fields, text: paragraphs.join('\n\n') });
        const filled = Object.values(fields).filter((one) => one !== '');
        const times = text.split('dicho por alguien').length - 1;
        expect(times).toBeGreaterThanOrEqual(filled.length);
      },
    ),
  );
});

test('a field with a place in the proposed text is put nowhere else', () => {
  const { placed, text } = composed(composingFactsOf(), typed);
  expect(placed).toEqual(['revision']);
  expect(text).toMatch(/Revisión de las cuentas: en la oficina, desde el 1 de marzo\n\nRosa Díaz/u);
});

test('a placeholder with nothing to say is a missing content', () => {
  const { called } = composingFactsOf();
  const facts = composingFactsOf({ called: called === null ? null : { ...called, place: '' } });
  expect(composed(facts).ok).toBe(
    composed(facts).contents.every(({ state }) => state === 'present'),
  );
  expect(composed(composingFactsOf({ points: [] })).ok).toBe(false);
});

test('a notice that goes out too late is serious, with its article', () => {
  const { ok, problems } = composed(composingFactsOf(), {}, bogota('2027-03-20'));
  expect(ok).toBe(false);
  expect(problems[0]?.text).toContain('debía salir a más tardar');
  expect(problems[0]?.cited).toContain('675');
});

test('a name in braces that nobody fills is a slip', () => {
  const { ok, problems } = composed(composingFactsOf(), { subject: 'Reunión del {dia}' });
  expect(ok).toBe(false);
  expect(problems.map(({ text }) => text)).toContain(
    'Nadie sabe qué poner en {dia}. Corríjalo o quítelo.',
  );
});

test('a correction has the term of its own day and says what it changes', () => {
  const facts = composingFactsOf();
  const at = (now: number, changes: string) =>
    composeConvocation({
      ...{ facts, kind: 'correction', wasAnnounced: false, now },
      draft: { ...proposeDraft(facts, 'correction'), ...signed, changes },
    });
  expect(at(bogota('2027-03-05'), 'El salón es otro.').ok).toBe(true);
  expect(at(bogota('2027-03-05'), '').ok).toBe(false);
  expect(at(bogota('2027-03-20'), 'El salón es otro.').ok).toBe(false);
});

test('a meeting without a date is not called', () => {
  const { ok, problems } = composed(composingFactsOf({ startsAt: null }));
  expect(ok).toBe(false);
  expect(problems[0]?.text).toContain('Ponga el día y la hora');
});

test('the second call that was announced needs no term, and another one that of the law', () => {
  const second = composingFactsOf({
    ...{ session: 2, call: 2, failedAt: bogota('2027-03-26') },
    startsAt: bogota('2027-03-31', '20:00'),
  });
  const first = noticeOf();
  expect(nextKindOf(second, [first])).toBe('second-call');
  expect(wasAnnounced(second, [first])).toBe(true);
  const { called } = second;
  const unsaid = called === null ? null : { ...called, secondCallAt: null };
  const moved = { ...second, startsAt: bogota('2027-04-02'), called: unsaid };
  expect(wasAnnounced(moved, [first])).toBe(false);
  const draft = { ...proposeDraft(second, 'second-call'), ...signed };
  const now = bogota('2027-03-30');
  const compose = (facts: ComposingFacts, was: boolean) =>
    composeConvocation({ facts, draft, kind: 'second-call', wasAnnounced: was, now });
  expect(compose(second, true).problems).toEqual([]);
  expect(compose(moved, false).problems).not.toEqual([]);
  const spanish = { ...moved, assembly: { ...moved.assembly, rulePack: 'es-lph' as const } };
  const late = { ...spanish, startsAt: bogota('2027-04-10') };
  expect(
    compose(late, false)
      .problems.map(({ text }) => text)
      .join(),
  ).toContain('no puede pasar del 3 de abril de 2027');
  const soon = { ...spanish, startsAt: bogota('2027-04-01') };
  expect(
    compose(soon, false)
      .problems.map(({ text }) => text)
      .join(),
  ).toContain('no puede ser antes del 2 de abril de 2027');
});

test('after a notice went out the next one corrects it', () => {
  const facts = composingFactsOf();
  const sent = noticeOf({ text: composed(facts).text });
  expect(nextKindOf(facts, [])).toBe('first');
  expect(nextKindOf(facts, [sent])).toBe('correction');
});

test('the notice says who must be there where the bylaws ask it, and nothing where only the law does', () => {
  const { assembly, ...facts } = composingFactsOf();
  const share = { threshold: moreThanHalf, measure: 'units' } as const;
  const quorums: readonly QuorumBylaw[] = [
    { kind: null, call: 1, asks: { share, least: null, article: 'artículo 12' } },
  ];
  const noted = { ...facts, assembly: { ...assembly, quorums } };
  expect(composed(noted).text).toContain(
    'En primera convocatoria se requiere la presencia de más del 50 % del total de las unidades y más del 50 % del coeficiente total y al menos 2 propietarios (Ley 675 de 2001, artículo 45; los estatutos, artículo 12).',
  );
  expect(composed({ ...facts, assembly }).text).not.toContain('se requiere la presencia');
  const company = { ...assembly, rulePack: 'co-sas', quorums } as const;
  const both = [...quorums, { ...(quorums[0] as QuorumBylaw), call: 2 } as const];
  const { text } = proposeDraft({ ...facts, assembly: { ...company, quorums: both } }, 'first');
  expect(text.match(/En (?:primera|segunda) convocatoria se requiere/gu)).toHaveLength(2);
});

test('the notice says that no proxies are admitted, with the source, and otherwise offers them', () => {
  const facts = composingFactsOf();
  expect(proposeDraft(facts, 'first').text).toContain('puede dar poder a otra persona.');
  const withoutProxies = { law: 'los estatutos', article: 'artículo 30', verified: true };
  const { text } = proposeDraft({ ...facts, withoutProxies }, 'first');
  expect(text).toContain(
    'No se admiten poderes: cada persona asiste por sí misma (los estatutos, artículo 30).',
  );
  expect(text).not.toContain('puede dar poder');
});

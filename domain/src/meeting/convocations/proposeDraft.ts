import { modalityOf } from '../../kernel/assemblies/modality.ts';
import { citeSource } from '../../kernel/bylaws/source.ts';
import { meetingKindNames } from '../../kernel/meetings/meeting.ts';
import { callName } from '../../kernel/sessions/assemblySession.ts';
import { packInSession } from '../../laws/assemblies/packInSession.ts';
import { quorumOfCall } from '../../laws/quorum/quorum.ts';
import { holdingWordsOf } from '../../laws/rulePacks/holdingWordsOf.ts';
import { packOf, ruleOf } from '../../laws/rulePacks/rulePacks.ts';
import { wordsOf } from '../../laws/rulePacks/wordsOf.ts';
import { sayCall, sayRequirement } from '../../laws/rules/sayRequirement.ts';
import type { ComposingFacts } from '../convocationChecks/composingFacts.ts';
import { askedContents } from './askedContents.ts';
import type { WrittenKind } from './convocation.ts';
import type { ConvocationDraft } from './convocationDraft.ts';

/**
 * A whole notice from the data that the assembly already has, with everything that its law wants in it: in
 * the common case it is only read and sent.
 */
export function proposeDraft(facts: ComposingFacts, kind: WrittenKind): ConvocationDraft {
  const isRemote = modalityOf(facts.assembly) !== 'hall';
  return {
    subject: subjectOf(facts, kind),
    text: textOf(facts, kind),
    medium: isRemote
      ? 'con su enlace personal, que va al final de este aviso cuando le llega por correo y, si no tiene correo, le entrega la administración, desde un equipo o un teléfono con cámara y micrófono'
      : '',
    inspection: '',
    signer: '',
    changes: '',
    annexIds: [],
    ownWords: [],
    remindDays: null,
  };
}

function subjectOf(facts: ComposingFacts, kind: WrittenKind): string {
  const meeting = `${wordsOf(facts.assembly.rulePack).meeting} de {entidad}`;
  switch (kind) {
    case 'first':
      return `Convocatoria: ${meeting}, {fecha}`;
    case 'second-call':
      return `${callName(facts.call)}: ${meeting}, {fecha}`;
    case 'correction':
      return `Corrección de la convocatoria: ${meeting}, {fecha}`;
  }
}

function textOf(facts: ComposingFacts, kind: WrittenKind): string {
  const { assembly, called, call } = facts;
  const asked = askedContents(facts).map(({ contentId }) => contentId);
  const isRemote = modalityOf(assembly) !== 'hall';
  const manner =
    called === null ? '' : ` en reunión ${meetingKindNames[called.kind].toLowerCase()}`;
  const hasSecond = call === 1 && (called?.secondCallAt ?? null) !== null;
  const paragraphs = [
    '{lugar_y_fecha}',
    'Apreciado(a) {persona}:',
    opening(facts, kind, manner),
    [
      `${callName(call)}: {fecha}, hora: {hora}`,
      'Lugar: {lugar}',
      ...(isRemote ? ['En línea: {medio}'] : []),
    ].join('\n'),
    'Orden del día:\n{orden_del_dia}',
    ...(hasSecond ? ['Segunda convocatoria: {segunda}', '{efecto_segunda}'] : []),
    ...bylawQuorums(facts, hasSecond ? [call, 2] : [call]),
    `Usted figura con {unidades}, con ${heldBy(assembly)}.`,
    ...(asked.includes('inspection-right') ? ['Revisión de las cuentas: {revision}'] : []),
    ...(asked.includes('debtors') ? [`${owing(assembly)} a la fecha:\n{deudores}`] : []),
    ...(asked.includes('vote-deprivation') ? ['{advertencia}'] : []),
    ...aboutArrears(facts),
    aboutProxies(facts),
    '{firma}',
  ];
  return paragraphs.join('\n\n');
}

/** The rights that the bylaws take from those in arrears: the law alone takes them without a notice. */
function aboutArrears({ assembly, call, state }: ComposingFacts): readonly string[] {
  const { arrearsBy } = packInSession(assembly, { call, state });
  if (arrearsBy === undefined) return [];
  return [`Quien esté en mora tiene voz, pero no voto (${citeSource(arrearsBy)}).`];
}

/** «Propietarios con deudas». */
function owing({ rulePack }: ComposingFacts['assembly']): string {
  const { noun } = wordsOf(rulePack).vocabulary.heads;
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} con deudas`;
}

function aboutProxies({ withoutProxies }: ComposingFacts): string {
  return withoutProxies === undefined
    ? 'Si no puede asistir, puede dar poder a otra persona.'
    : `No se admiten poderes: cada persona asiste por sí misma (${citeSource(withoutProxies)}).`;
}

/** The required attendance, where the bylaws depart from the law: nobody would find it there. */
function bylawQuorums(facts: ComposingFacts, calls: readonly number[]): readonly string[] {
  const { assembly, called, call: now, state } = facts;
  const session = { call: now, state, ...(called === null ? {} : { called }) };
  const pack = packInSession(assembly, session);
  const law = packOf(assembly.rulePack);
  return calls.flatMap((call) => {
    const asked = quorumOfCall(ruleOf(pack, pack.ordinaryRuleId).quorum, call);
    const legal = quorumOfCall(ruleOf(law, law.ordinaryRuleId).quorum, call);
    if (asked === null || asked.requirement === null || asked.source === legal?.source) return [];
    const needed = sayRequirement(asked.requirement, pack.vocabulary);
    return [
      `En ${sayCall(call)} se requiere la presencia de ${needed} (${citeSource(asked.source)}).`,
    ];
  });
}

/** A counted measure says its own noun: «con 1.000 acciones». */
function heldBy({ rulePack }: ComposingFacts['assembly']): string {
  const { noun, one, held = noun } = holdingWordsOf({ rulePack }).weight;
  return one === undefined ? `${held} de {coeficiente}` : '{coeficiente}';
}

function opening({ assembly, call }: ComposingFacts, kind: WrittenKind, manner: string): string {
  const meeting = `la ${wordsOf(assembly.rulePack).meeting} de {entidad}${manner}`;
  switch (kind) {
    case 'first':
      return `{convoca} convoca a ${meeting}.`;
    case 'second-call':
      return `La reunión anterior no se celebró por falta de quórum. {convoca} cita a ${meeting}, en ${callName(call).toLowerCase()}.`;
    case 'correction':
      return `Este aviso corrige la convocatoria a ${meeting}. {convoca} convoca así:`;
  }
}

/** Where people set a field: the endpoint, the file of the page that calls it, and its label with its file. */
export interface Setting {
  readonly endpoint: string;
  readonly calledIn: string;
  readonly label: string;
  readonly labelIn: string;
}

const features = 'web/src/features';
const questions = `${features}/polls/questions`;
const settings = `${features}/office/assemblies`;
const sessions = `${features}/meeting/sessions`;

function set(endpoint: string, calledIn: string, label: string, labelIn = calledIn): Setting {
  return { endpoint, calledIn, label, labelIn };
}

const roster = set(
  ...(['startImport', `${features}/people/imports/useImport.ts`] as const),
  ...(['Fila de los títulos', `${features}/people/imports/ReadingOptions.tsx`] as const),
);
const description = `${settings}/DescriptionForm.tsx`;
const meetingForm = `${sessions}/MeetingForm.tsx`;
const dialog = `${questions}/form/QuestionDialog.tsx`;
const asked = (label: string, file: string) =>
  set('createQuestion', dialog, label, `${questions}/form/${file}.tsx`);
const controls = `${sessions}/SessionControls.tsx`;
const stepWords = `${sessions}/sessionWords.ts`;
const opening = set('openQuestions', `${questions}/opening/OpenDraft.tsx`, 'Abrir votación');

/** The fields that rules, quorums, notices and minutes read, and where each is set. */
export const settable: Readonly<Record<string, Setting>> = {
  'assembly.actaNumber': set(
    ...(['cloneAssembly', `${features}/office/organisations/useCloning.ts`] as const),
    ...(['Número del acta', `${features}/office/organisations/CloneDialog.tsx`] as const),
  ),
  'assembly.arrears': set(
    ...(['setArrears', `${settings}/arrears/ArrearsDialog.tsx`] as const),
    'Quien está en mora pierde',
  ),
  'assembly.majorities': set('setMajority', `${settings}/MajorityDialog.tsx`, 'Se aprueba con'),
  'assembly.modality': set(
    ...(['setModality', `${settings}/ModalityField.tsx`, 'Modalidad de la asamblea'] as const),
  ),
  'assembly.name': set('describeAssembly', description, 'Nombre'),
  'assembly.quorums': set(
    ...(['setQuorum', `${settings}/quorums/QuorumBylawDialog.tsx`, 'Debe asistir'] as const),
  ),
  'assembly.residential': set('setLaw', `${settings}/LawDialog.tsx`, 'Sí, todo es vivienda'),
  'assembly.rulePack': set('setLaw', `${settings}/LawDialog.tsx`, 'Ley'),
  'assembly.saturdaysWork': set(
    ...(['describeAssembly', description, 'Los sábados son días hábiles'] as const),
  ),
  'assembly.timeZone': set('describeAssembly', description, 'Zona horaria'),
  'assembly.unitUses': set('setUnitUses', `${settings}/UnitUsesDialog.tsx`, 'Solo algunas'),
  // Read with the roster, as its column says it.
  'assembly.weightMeasure': roster,
  'called.approvesAccounts': set('planMeeting', meetingForm, 'Aprueba las cuentas del año'),
  'called.caller': set('planMeeting', meetingForm, 'Quién convoca'),
  'called.kind': set('planMeeting', meetingForm, 'Clase de reunión'),
  'called.place': set('planMeeting', meetingForm, 'Lugar'),
  'called.secondCallAt': set(
    ...(['planMeeting', meetingForm, 'Segunda convocatoria que anuncia el aviso'] as const),
  ),
  'called.sentOn': set('planMeeting', meetingForm, 'Día en que sale el aviso'),
  'officers.chair': set('noteOfficers', `${sessions}/Officers.tsx`, 'Quién preside'),
  'officers.secretary': set('noteOfficers', `${sessions}/Officers.tsx`, 'Quién es secretario'),
  'officers.signers': set('noteOfficers', `${sessions}/Officers.tsx`, 'Anotar la mesa directiva'),
  'question.closesAt': asked('Tiempo para votar', 'QuestionFields'),
  'question.durationSeconds': asked('Tiempo para votar', 'QuestionFields'),
  'question.inPerson': set(
    ...(['setProxyBylaws', `${settings}/ProxyBylawsDialog.tsx`, 'No valen poderes para'] as const),
  ),
  'question.liveBars': asked('Mostrar los votos en la pantalla mientras llegan', 'QuestionFields'),
  'question.paper': set(
    ...(['recordPaper', `${questions}/paper/PaperDialog.tsx`] as const),
    'Contó las papeletas',
  ),
  'question.protests': set(
    ...(['protestInterest', `${features}/polls/ballots/ProtestPart.tsx`, 'Protestar'] as const),
  ),
  'question.requests': set(
    ...(['askSecrecy', `${questions}/draft/AskSecrecyDialog.tsx`, 'Quién lo pide'] as const),
  ),
  'question.quorumAtOpening': opening,
  'question.session': opening,
  'question.disclosure': asked('Secreto', 'DisclosureChoice'),
  'question.election': asked('Cómo se vota', 'KindField'),
  'question.matterId': asked('Asunto', 'MatterField'),
  'question.named': set(
    ...(['openQuestions', `${questions}/opening/OpenDraft.tsx`] as const),
    ...(['Quién no vota este asunto', `${questions}/opening/InterestedFields.tsx`] as const),
  ),
  'question.nominations': set(
    ...(['openNominations', `${questions}/opening/OpenNominations.tsx`] as const),
    'Abrir postulaciones',
  ),
  'question.number': set('moveQuestion', `${questions}/draft/DraftTools.tsx`, 'Antes'),
  'question.documents': opening,
  'question.openedAt': opening,
  'question.options': asked('Ofrecer «En blanco»', 'QuestionFields'),
  'question.pointId': asked('Punto del orden del día', 'PointField'),
  'question.questionId': asked('Pregunta', 'QuestionFields'),
  'question.rehearsal': asked('Es un ensayo: se vota igual, pero no cuenta', 'QuestionFields'),
  'question.repetition': set(
    ...(['annulQuestion', `${questions}/closed/AnnulDialog.tsx`] as const),
    'Dejar la misma pregunta lista para votarla otra vez',
  ),
  // Matter and bylaws give the rule.
  'question.rule': asked('Asunto', 'MatterField'),
  'question.rulePack': asked('Asunto', 'MatterField'),
  'question.state': opening,
  'question.text': asked('Pregunta', 'QuestionFields'),
  'session.bylawArrears': set('installSession', controls, 'Instalar la sesión', stepWords),
  'session.bylawQuorums': set('installSession', controls, 'Instalar la sesión', stepWords),
  'session.call': set('planNextSession', controls, 'Declarar fracasada la convocatoria', stepWords),
  'session.called': set('planMeeting', meetingForm, 'Clase de reunión'),
  'session.officers': set('noteOfficers', `${sessions}/Officers.tsx`, 'Quién preside'),
  'session.session': set(
    'planNextSession',
    controls,
    'Declarar fracasada la convocatoria',
    stepWords,
  ),
  'session.startsAt': set(
    ...(['planMeeting', meetingForm, 'Fecha y hora de la primera convocatoria'] as const),
  ),
  'session.state': set('installSession', controls, 'Instalar la sesión', stepWords),
  'unit.inArrears': set(
    ...(['startArrears', `${features}/people/rosters/useArrears.ts`] as const),
    ...(['Lista de deudores', `${features}/people/rosters/ArrearsUpdate.tsx`] as const),
  ),
  ...Object.fromEntries(
    ['group', 'kind', 'label', 'order', 'ownerIds', 'ownerNames', 'unitId', 'weight'].map(
      (field) => [`unit.${field}`, roster],
    ),
  ),
};

/** The facts of the law that nobody can tell the product yet, each with why. It only shrinks. */
export const unsettable: Readonly<Record<string, string>> = {
  'roll.annulled': 'A vote is corrected or withdrawn with its name; no unit is annulled apart.',
  'mode.written': 'A decision in writing has no modality of its own.',
  'unused.ownRightMeetingOf': 'A meeting by own right has no kind of call.',
  'unused.universalMeeting': 'A meeting that nobody called has no kind of call.',
};

/**
 * The facts that some law knows and the product does not, with why: no field reads them, so that nothing else
 * would tell. It only shrinks.
 */
export const unknown: Readonly<Record<string, string>> = {
  'consent of the affected that comes after the meeting (LPH 17.4)':
    'No text that was read says until when; it is no matter of its own yet.',
  'the special assembly of a class alone (LGS 250)':
    'A class votes apart beside the others; in an assembly of its own everybody of the roster counts.',
  'a head that votes in secret with several units': 'One sending and one holder for each head.',
  'plural votes and caps of votes (LGS 216 and 244, LSC 188.3)':
    'A unit weighs what the roster says.',
  'a second weight of the roster': 'It is imported and shown, and no rule counts it.',
  'cumulative voting (LGS 263) and grouping (LSC 243.1)': 'They are methods of their own.',
  'advance votes at a distance (LSC 189.2)': 'Only who is present votes.',
  'decisions in writing (Ley 675 art. 43, Ley 222 art. 20)': 'A meeting has to be installed.',
  'meetings by own right or universal (C.Co. 429, Ley 675 art. 40)': 'There is no such call.',
};

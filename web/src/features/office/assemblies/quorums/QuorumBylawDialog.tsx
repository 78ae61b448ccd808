import {
  type AttendanceMeasure,
  attendanceMeasures,
  callName,
  capital,
  citeSource,
  decideQuorum,
  describeRefusal,
  packOf,
  packUnder,
  type QuorumLaw,
  quorumPlaces,
  quorumRuleOf,
  type SetQuorumAnswer,
  type SetQuorumRequest,
  sayRequirement,
  setQuorumRequest,
  settingsEndpoints,
} from '@asamblea/domain';
import { Alert, DialogContentText } from '@mui/material';
import { askApi } from '../../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../../firebase/asking/useAttempt.ts';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';
import { DraftField } from '../../../../ui/forms/DraftField.tsx';
import { type FormDraft, useDraft } from '../../../../ui/forms/useDraft.ts';
import { beginTyped, isLeastWrong, kindsOf, readTyped, type Typed } from './typedQuorum.ts';

interface QuorumBylawDialogProps {
  readonly law: QuorumLaw;
  readonly onClose: () => void;
  readonly onSaved: (answer: SetQuorumAnswer) => void;
}

/** Writes down who must be there by the bylaws: how it will be said, or why the law does not let them. */
export function QuorumBylawDialog({ law, onClose, onSaved }: QuorumBylawDialogProps) {
  const draft = useDraft({
    schema: setQuorumRequest,
    begin: () => beginTyped(law),
    read: readTyped,
  });
  const { failure, attempt, forget } = useAttempt();

  async function save(request: SetQuorumRequest): Promise<void> {
    forget();
    if (!decideQuorum(law, request).ok) return;
    await attempt(async () => {
      onSaved(await askApi(settingsEndpoints.setQuorum, request));
    });
  }

  return (
    <FormDialog
      title="Quórum de la reunión según los estatutos"
      failure={failure}
      does={['Guardar', () => draft.submit(save)]}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 1 }}>
        Llene el porcentaje, el número o los dos, como lo digan sus estatutos.
      </DialogContentText>
      <QuorumFields law={law} draft={draft} />
      <Preview law={law} request={draft.asked} />
    </FormDialog>
  );
}

interface QuorumFieldsProps {
  readonly law: QuorumLaw;
  readonly draft: FormDraft<Typed, SetQuorumRequest>;
}

function QuorumFields({ law, draft }: QuorumFieldsProps) {
  const { typed, isTried } = draft;
  const { vocabulary } = packOf(law.rulePack);
  const { main } = vocabulary.weights;
  const places = quorumPlaces(packOf(law.rulePack)).filter(
    ({ kind }) => kind === null || kind === typed.kind,
  );
  const room = places.find(({ call }) => String(call) === typed.call)?.room ?? null;
  const names: Readonly<Record<AttendanceMeasure, string>> = {
    weight: capital(main?.noun ?? 'peso'),
    units: capital(vocabulary.units.noun),
    heads: capital(vocabulary.heads.noun),
  };
  const measures = room?.onlyByWeight === true ? (['weight'] as const) : attendanceMeasures;
  const isNothing = typed.asks.share.trim() === '' && typed.asks.least.trim() === '';
  return (
    <>
      <DraftField
        {...{ draft, name: 'kind', label: 'Clase de sesión' }}
        choices={kindsOf(law).map(([kind, name]) => [kind ?? '', name])}
      />
      <DraftField
        {...{ draft, name: 'call', label: 'Convocatoria' }}
        choices={places.map(({ call }) => [call, callName(call)])}
      />
      {room?.onlyNumber !== true && (
        <>
          <DraftField
            {...{ draft, name: 'comparison', label: 'Debe asistir' }}
            choices={[
              ['>=', 'al menos…'],
              ['>', 'más de…'],
            ]}
          />
          <DraftField
            {...{ draft, name: 'asks.share', label: 'Porcentaje o fracción' }}
            placeholder="70 % o 2/3"
            isWrong={isTried && isNothing}
            hint=" "
            fault="Escriba un porcentaje de 1 a 100, una fracción como 2/3, o un número de asistentes."
          />
          <DraftField
            {...{ draft, name: 'measure', label: 'Sobre qué se cuenta' }}
            choices={measures.map((one) => [one, names[one]])}
          />
        </>
      )}
      {room?.onlyByWeight !== true && (
        <>
          <DraftField
            {...{ draft, name: 'asks.least', label: 'Número fijo de asistentes' }}
            isWrong={isLeastWrong(typed.asks.least)}
            hint="Déjelo vacío si los estatutos no piden un número."
            fault="Escriba un número entero, o déjelo vacío."
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
          <DraftField
            {...{ draft, name: 'leastMeasure', label: 'Qué se cuenta en ese número' }}
            choices={[
              ['heads', names.heads],
              ['units', names.units],
            ]}
          />
        </>
      )}
      <DraftField
        {...{ draft, name: 'asks.article', label: 'Artículo de los estatutos' }}
        placeholder="artículo 12"
        hint="Se cita en el acta."
        fault="Diga qué artículo lo pide."
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
    </>
  );
}

interface PreviewProps {
  readonly law: QuorumLaw;
  readonly request: SetQuorumRequest | null;
}

/** The future requirement, or the objection of the law. */
function Preview({ law, request }: PreviewProps) {
  if (request === null) return null;
  const quorums = decideQuorum(law, request);
  if (!quorums.ok) {
    return (
      <Alert severity="error" role="status">
        {describeRefusal(quorums.refusal).message}
      </Alert>
    );
  }
  const { kind, call } = request;
  const pack = packUnder({ ...law, quorums: quorums.value }, kind ?? 'ordinary');
  const asked = quorumRuleOf(pack, kind).quorum.find((one) => one.call === call);
  if (asked === undefined || asked.requirement === null) return null;
  const needed = sayRequirement(asked.requirement, pack.vocabulary);
  return (
    <Alert severity="info" role="status">
      Se pedirá {needed} ({citeSource(asked.source)}).
    </Alert>
  );
}

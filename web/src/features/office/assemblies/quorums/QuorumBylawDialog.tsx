import {
  type AttendanceMeasure,
  attendanceMeasures,
  callName,
  capital,
  citeSource,
  decideQuorum,
  describeRefusal,
  meetingKinds,
  packOf,
  packUnder,
  type QuorumLaw,
  quorumPlaces,
  quorumRuleOf,
  type SetQuorumAnswer,
  type SetQuorumRequest,
  sayRequirement,
  settingsEndpoints,
} from '@asamblea/domain';
import { Alert, DialogContentText, TextField } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../../firebase/asking/useAttempt.ts';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';
import { beginTyped, kindsOf, readTyped, requestOf, type Typed } from './typedQuorum.ts';

interface QuorumBylawDialogProps {
  readonly law: QuorumLaw;
  readonly onClose: () => void;
  readonly onSaved: (answer: SetQuorumAnswer) => void;
}

/** Writes down who must be there by the bylaws: how it will be said, or why the law does not let them. */
export function QuorumBylawDialog({ law, onClose, onSaved }: QuorumBylawDialogProps) {
  const [typed, setTyped] = useState(() => beginTyped(law));
  const [isTried, setTried] = useState(false);
  const { failure, attempt, forget } = useAttempt();
  const request = requestOf(typed);

  async function save(): Promise<void> {
    setTried(true);
    forget();
    if (request === null || !decideQuorum(law, request).ok) return;
    await attempt(async () => {
      onSaved(await askApi(settingsEndpoints.setQuorum, request));
    });
  }

  return (
    <FormDialog
      title="Quórum de la reunión según los estatutos"
      failure={failure}
      does={['Guardar', save]}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 1 }}>
        Llene el porcentaje, el número o los dos, como lo digan sus estatutos.
      </DialogContentText>
      <QuorumFields law={law} typed={typed} isTried={isTried} onChange={setTyped} />
      <Preview law={law} request={request} />
    </FormDialog>
  );
}

interface QuorumFieldsProps {
  readonly law: QuorumLaw;
  readonly typed: Typed;
  readonly isTried: boolean;
  readonly onChange: (typed: Typed) => void;
}

function QuorumFields({ law, typed, isTried, onChange }: QuorumFieldsProps) {
  const { vocabulary } = packOf(law.rulePack);
  const { main } = vocabulary.weights;
  const places = quorumPlaces(packOf(law.rulePack)).filter(
    ({ kind }) => kind === null || kind === typed.kind,
  );
  const room = places.find(({ call }) => call === typed.call)?.room ?? null;
  const names: Readonly<Record<AttendanceMeasure, string>> = {
    weight: capital(main?.noun ?? 'peso'),
    units: capital(vocabulary.units.noun),
    heads: capital(vocabulary.heads.noun),
  };
  const measures = room?.onlyByWeight === true ? (['weight'] as const) : attendanceMeasures;
  const { share, isLeastWrong } = readTyped(typed);
  const isNothing = typed.fraction.trim() === '' && typed.least.trim() === '';
  const isFractionWrong = isTried && (isNothing || share === undefined);
  const isArticleWrong = isTried && typed.article.trim() === '';
  const change = (changes: Partial<Typed>) => onChange({ ...typed, ...changes });
  return (
    <>
      <TextField
        {...choice}
        label="Clase de sesión"
        value={typed.kind ?? ''}
        onChange={({ target }) =>
          change({ kind: meetingKinds.find((kind) => kind === target.value) ?? null })
        }
      >
        {kindsOf(law).map(([kind, name]) => (
          <option key={kind ?? ''} value={kind ?? ''}>
            {name}
          </option>
        ))}
      </TextField>
      <TextField
        {...choice}
        label="Convocatoria"
        value={typed.call}
        onChange={({ target }) => change({ call: Number(target.value) })}
      >
        {places.map(({ call }) => (
          <option key={call} value={call}>
            {callName(call)}
          </option>
        ))}
      </TextField>
      {room?.onlyNumber !== true && (
        <>
          <TextField
            {...choice}
            label="Debe asistir"
            value={typed.comparison}
            onChange={({ target }) => change({ comparison: target.value === '>' ? '>' : '>=' })}
          >
            <option value=">=">al menos…</option>
            <option value=">">más de…</option>
          </TextField>
          <TextField
            {...field}
            label="Porcentaje o fracción"
            placeholder="70 % o 2/3"
            value={typed.fraction}
            error={isFractionWrong}
            helperText={
              isFractionWrong
                ? 'Escriba un porcentaje de 1 a 100, una fracción como 2/3, o un número de asistentes.'
                : ' '
            }
            onChange={({ target }) => change({ fraction: target.value })}
          />
          <TextField
            {...choice}
            label="Sobre qué se cuenta"
            value={typed.measure}
            onChange={({ target }) =>
              change({ measure: measures.find((one) => one === target.value) ?? 'weight' })
            }
          >
            {measures.map((one) => (
              <option key={one} value={one}>
                {names[one]}
              </option>
            ))}
          </TextField>
        </>
      )}
      {room?.onlyByWeight !== true && (
        <>
          <TextField
            {...field}
            label="Número fijo de asistentes"
            value={typed.least}
            error={isLeastWrong}
            helperText={
              isLeastWrong
                ? 'Escriba un número entero, o déjelo vacío.'
                : 'Déjelo vacío si los estatutos no piden un número.'
            }
            onChange={({ target }) => change({ least: target.value })}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
          <TextField
            {...choice}
            label="Qué se cuenta en ese número"
            value={typed.leastMeasure}
            onChange={({ target }) =>
              change({ leastMeasure: target.value === 'units' ? 'units' : 'heads' })
            }
          >
            <option value="heads">{names.heads}</option>
            <option value="units">{names.units}</option>
          </TextField>
        </>
      )}
      <TextField
        {...field}
        label="Artículo de los estatutos"
        placeholder="artículo 12"
        value={typed.article}
        error={isArticleWrong}
        helperText={isArticleWrong ? 'Diga qué artículo lo pide.' : 'Se cita en el acta.'}
        onChange={({ target }) => change({ article: target.value })}
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

const field = { fullWidth: true, margin: 'dense' } as const;
const choice = {
  ...field,
  select: true,
  slotProps: { select: { native: true }, inputLabel: { shrink: true } },
} as const;

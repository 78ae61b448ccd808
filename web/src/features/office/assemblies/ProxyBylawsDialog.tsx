import {
  attorneyKindNames,
  attorneyKinds,
  decideProxyBylaws,
  describeRefusal,
  type ProxyBylaws,
  type ProxyRules,
  type ProxyShare,
  packOf,
  proxyFormNames,
  proxyForms,
  proxyOfficeNames,
  proxyOffices,
  proxyOrderNames,
  proxyOrders,
  readFraction,
  type SetProxyBylawsRequest,
  sayMost,
  setProxyBylawsRequest,
  settingsEndpoints,
  substitutionKinds,
  substitutionNames,
} from '@asamblea/domain';
import { Alert, DialogContentText } from '@mui/material';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DraftField } from '../../../ui/forms/DraftField.tsx';
import { useDraft } from '../../../ui/forms/useDraft.ts';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';

interface ProxyBylawsDialogProps {
  readonly law: ProxyRules;
  readonly bylaws: ProxyBylaws | null;
  readonly onClose: () => void;
}

interface Typed {
  cap: { max: string; of: string };
  share: string;
  inPerson: readonly string[];
  attorneys: readonly string[];
  barred: readonly string[];
  forms: readonly string[];
  substitution: string;
  order: string;
  article: string;
}

/** The bylaws on proxies. An unchanged field is left to the law. */
export function ProxyBylawsDialog({ law, bylaws, onClose }: ProxyBylawsDialogProps) {
  const { add } = useToasts();
  const draft = useDraft({
    schema: setProxyBylawsRequest,
    begin: () => typedOf(bylaws),
    read: requestOf,
  });
  const { failure, attempt, forget } = useAttempt();
  const { typed, change } = draft;
  const settled = draft.asked === null ? null : decideProxyBylaws(law, draft.asked);
  const matters = packOf(law.packId).matters.filter(({ ruleId }) => ruleId !== null);
  const max = typed.cap.max.trim();

  async function save(request: SetProxyBylawsRequest): Promise<void> {
    forget();
    if (!decideProxyBylaws(law, request).ok) return;
    await attempt(async () => {
      await askApi(settingsEndpoints.setProxyBylaws, request);
      add({ severity: 'success', summary: 'Reglas de los poderes guardadas', life: 5000 });
      onClose();
    });
  }

  return (
    <FormDialog
      title="Los poderes según los estatutos"
      failure={failure}
      does={['Guardar', () => draft.submit(save)]}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 1 }}>
        Llene solo lo que sus estatutos digan. Lo demás sigue como manda la ley.
      </DialogContentText>
      <DraftField
        {...{ draft, name: 'cap.max', label: 'Máximo de poderes por persona' }}
        isWrong={max !== '' && !/^(0|[1-9]\d{0,3})$/u.test(max)}
        hint="Escriba 0 si nadie puede dar poder."
        fault="Escriba un número entero, o déjelo vacío."
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <DraftField
        {...{ draft, name: 'cap.of', label: 'Qué se cuenta' }}
        choices={[
          ['grantors', 'Poderdantes distintos'],
          ['units', 'Unidades'],
        ]}
      />
      <DraftField
        {...{ draft, name: 'share', label: 'Máximo del total que puede representar una persona' }}
        placeholder="10 %"
        hint="Se suma lo que pesan las unidades de sus poderes, sin las propias."
        fault="Escriba un porcentaje menor que 100, una fracción como 1/5, o déjelo vacío."
      />
      {law.cap.mayBeNone === true && (
        <ChoiceGroup
          label="No valen poderes para"
          names={Object.fromEntries(matters.map(({ matterId, label }) => [matterId, label]))}
          options={matters.map(({ matterId }) => matterId)}
          chosen={typed.inPerson}
          onChange={(inPerson) => change('inPerson', inPerson)}
        />
      )}
      <ChoiceGroup
        label="Solo se les puede dar a"
        names={attorneyKindNames}
        options={attorneyKinds}
        chosen={typed.attorneys}
        onChange={(attorneys) => change('attorneys', attorneys)}
      />
      <ChoiceGroup
        label="Además, no pueden representar"
        names={proxyOfficeNames}
        options={proxyOffices}
        chosen={typed.barred}
        onChange={(barred) => change('barred', barred)}
      />
      <ChoiceGroup
        label="Solo valen si se dan así"
        names={proxyFormNames}
        options={proxyForms}
        chosen={typed.forms}
        onChange={(forms) => change('forms', forms)}
      />
      <DraftField
        {...{ draft, name: 'substitution', label: 'El apoderado puede delegarlo' }}
        choices={[asTheLaw, ...named(substitutionKinds, substitutionNames)]}
      />
      <DraftField
        {...{ draft, name: 'order', label: 'Si hay dos de la misma unidad, vale' }}
        choices={[asTheLaw, ...named(proxyOrders, proxyOrderNames)]}
      />
      <DraftField
        {...{ draft, name: 'article', label: 'Artículo de los estatutos' }}
        placeholder="artículo 30"
        hint="Se cita cuando un poder no se puede aceptar."
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      {settled?.ok === false && (
        <Alert severity="error" role="status">
          {describeRefusal(settled.refusal).message}
        </Alert>
      )}
    </FormDialog>
  );
}

const asTheLaw = ['', 'Como manda la ley'] as const;

function named<T extends string>(ids: readonly T[], names: Readonly<Record<T, string>>) {
  return ids.map((id) => [id, names[id]] as const);
}

function typedOf(bylaws: ProxyBylaws | null): Typed {
  return {
    cap: {
      max: bylaws?.cap === undefined ? '' : String(bylaws.cap.max),
      of: bylaws?.cap?.of ?? 'grantors',
    },
    share: bylaws?.share === undefined ? '' : sayMost(bylaws.share),
    inPerson: bylaws?.inPerson ?? [],
    attorneys: bylaws?.attorneys ?? [],
    barred: bylaws?.barred ?? [],
    forms: bylaws?.forms ?? [],
    substitution: bylaws?.substitution ?? '',
    order: bylaws?.order ?? '',
    article: bylaws?.source.article ?? '',
  };
}

/** As it would be sent; what is empty is not said. */
function requestOf(typed: Typed): Record<keyof SetProxyBylawsRequest, unknown> {
  const some = (chosen: readonly string[]) => (chosen.length === 0 ? undefined : chosen);
  const max = typed.cap.max.trim();
  return {
    cap: max === '' ? undefined : { max: Number(max), of: typed.cap.of },
    share: typed.share.trim() === '' ? undefined : readShare(typed.share),
    inPerson: some(typed.inPerson),
    attorneys: some(typed.attorneys),
    barred: some(typed.barred),
    forms: some(typed.forms),
    substitution: typed.substitution || undefined,
    order: typed.order || undefined,
    article: typed.article,
  };
}

/** Null when it is no part of the whole. */
function readShare(text: string): ProxyShare | null {
  const read = readFraction(text);
  return read === null || read.numerator === 0 || read.numerator >= read.denominator ? null : read;
}

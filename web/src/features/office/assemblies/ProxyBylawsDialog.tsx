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
import { Alert, DialogContentText, TextField } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';

interface ProxyBylawsDialogProps {
  readonly law: ProxyRules;
  readonly bylaws: ProxyBylaws | null;
  readonly onClose: () => void;
}

interface Typed {
  readonly max: string;
  readonly of: 'grantors' | 'units';
  readonly share: string;
  readonly inPerson: readonly string[];
  readonly attorneys: readonly string[];
  readonly barred: readonly string[];
  readonly forms: readonly string[];
  readonly substitution: string;
  readonly order: string;
  readonly article: string;
}

/** The bylaws on proxies. An unchanged field is left to the law. */
export function ProxyBylawsDialog({ law, bylaws, onClose }: ProxyBylawsDialogProps) {
  const { add } = useToasts();
  const [typed, setTyped] = useState(() => typedOf(bylaws));
  const [isTried, setTried] = useState(false);
  const { failure, attempt, forget } = useAttempt();
  const read = setProxyBylawsRequest.safeParse(requestOf(typed));
  const settled = read.success ? decideProxyBylaws(law, read.data) : null;
  const matters = packOf(law.packId).matters.filter(({ ruleId }) => ruleId !== null);
  const change = (changes: Partial<Typed>) => setTyped({ ...typed, ...changes });
  const isShareWrong = isTried && typed.share.trim() !== '' && readShare(typed.share) === null;
  const isMaxWrong = typed.max.trim() !== '' && !/^(0|[1-9]\d{0,3})$/u.test(typed.max.trim());

  async function save(): Promise<void> {
    setTried(true);
    forget();
    if (!read.success || settled?.ok !== true) return;
    await attempt(async () => {
      await askApi(settingsEndpoints.setProxyBylaws, read.data);
      add({ severity: 'success', summary: 'Reglas de los poderes guardadas', life: 5000 });
      onClose();
    });
  }

  return (
    <FormDialog
      title="Los poderes según los estatutos"
      failure={failure}
      does={['Guardar', save]}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 1 }}>
        Llene solo lo que sus estatutos digan. Lo demás sigue como manda la ley.
      </DialogContentText>
      <TextField
        {...field}
        label="Máximo de poderes por persona"
        value={typed.max}
        error={isMaxWrong}
        helperText={
          isMaxWrong
            ? 'Escriba un número entero, o déjelo vacío.'
            : 'Escriba 0 si nadie puede dar poder.'
        }
        onChange={({ target }) => change({ max: target.value })}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <Choice
        label="Qué se cuenta"
        value={typed.of}
        options={{ grantors: 'Poderdantes distintos', units: 'Unidades' }}
        onChange={(of) => change({ of: of === 'units' ? 'units' : 'grantors' })}
      />
      <TextField
        {...field}
        label="Máximo del total que puede representar una persona"
        placeholder="10 %"
        value={typed.share}
        error={isShareWrong}
        helperText={
          isShareWrong
            ? 'Escriba un porcentaje menor que 100, una fracción como 1/5, o déjelo vacío.'
            : 'Se suma lo que pesan las unidades de sus poderes, sin las propias.'
        }
        onChange={({ target }) => change({ share: target.value })}
      />
      {law.cap.mayBeNone === true && (
        <ChoiceGroup
          label="No valen poderes para"
          names={Object.fromEntries(matters.map(({ matterId, label }) => [matterId, label]))}
          options={matters.map(({ matterId }) => matterId)}
          chosen={typed.inPerson}
          onChange={(inPerson) => change({ inPerson })}
        />
      )}
      <ChoiceGroup
        label="Solo se les puede dar a"
        names={attorneyKindNames}
        options={attorneyKinds}
        chosen={typed.attorneys}
        onChange={(attorneys) => change({ attorneys })}
      />
      <ChoiceGroup
        label="Además, no pueden representar"
        names={proxyOfficeNames}
        options={proxyOffices}
        chosen={typed.barred}
        onChange={(barred) => change({ barred })}
      />
      <ChoiceGroup
        label="Solo valen si se dan así"
        names={proxyFormNames}
        options={proxyForms}
        chosen={typed.forms}
        onChange={(forms) => change({ forms })}
      />
      <Choice
        label="El apoderado puede delegarlo"
        value={typed.substitution}
        options={{ '': 'Como manda la ley', ...named(substitutionKinds, substitutionNames) }}
        onChange={(substitution) => change({ substitution })}
      />
      <Choice
        label="Si hay dos de la misma unidad, vale"
        value={typed.order}
        options={{ '': 'Como manda la ley', ...named(proxyOrders, proxyOrderNames) }}
        onChange={(order) => change({ order })}
      />
      <TextField
        {...field}
        label="Artículo de los estatutos"
        placeholder="artículo 30"
        value={typed.article}
        error={isTried && typed.article.trim() === ''}
        helperText="Se cita cuando un poder no se puede aceptar."
        onChange={({ target }) => change({ article: target.value })}
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

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: Readonly<Record<string, string>>;
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <TextField
      {...field}
      select
      label={label}
      value={value}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      onChange={({ target }) => onChange(target.value)}
    >
      {Object.entries(options).map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </TextField>
  );
}

function named<T extends string>(ids: readonly T[], names: Readonly<Record<T, string>>) {
  return Object.fromEntries(ids.map((id) => [id, names[id]]));
}

function typedOf(bylaws: ProxyBylaws | null): Typed {
  return {
    max: bylaws?.cap === undefined ? '' : String(bylaws.cap.max),
    of: bylaws?.cap?.of ?? 'grantors',
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
  const max = typed.max.trim();
  return {
    cap: max === '' ? undefined : { max: Number(max), of: typed.of },
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

const field = { fullWidth: true, margin: 'dense' } as const;

import { setZoomRequest, type ZoomAccountView } from '@asamblea/domain';
import { Box, Button, FormHelperText, TextField } from '@mui/material';
import { useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { useToasts } from '../../ui/Toasts.tsx';

interface ZoomAccountFormProps {
  readonly account: ZoomAccountView | null;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

type Name =
  | ('accountId' | 'clientId' | 'clientSecret' | 'webhookSecret')
  | ('host' | 'sdkKey' | 'sdkSecret');

/** What Zoom gives to its application. The saved secrets are never shown. */
export function ZoomAccountForm({ account, onSaved, onClose }: ZoomAccountFormProps) {
  const { add } = useToasts();
  const [typed, setTyped] = useState<Readonly<Record<Name, string>>>(() => begin(account));
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const { accountId, clientId, host, sdkKey } = typed;
  const read = setZoomRequest.safeParse({
    ...{ requestId, account: { accountId, clientId, host, sdkKey } },
    ...given('clientSecret', typed.clientSecret),
    ...given('webhookSecret', typed.webhookSecret),
    ...given('sdkSecret', typed.sdkSecret),
  });
  const isMissing = account === null && typed.clientSecret.trim() === '';
  const issues = read.success ? [] : read.error.issues.map(({ path: at }) => String(at.at(-1)));
  const wrong = new Set(isTried ? [...issues, ...(isMissing ? ['clientSecret'] : [])] : []);

  function change(name: Name, value: string): void {
    setTyped({ ...typed, [name]: value });
    setRequestId(crypto.randomUUID());
  }

  async function save(): Promise<void> {
    setTried(true);
    setFailure(null);
    if (!read.success || isMissing) return;
    try {
      await callApi('POST', '/api/settings/zoom', read.data);
      const detail = 'Pruébela antes de la reunión.';
      add({ severity: 'success', summary: 'Cuenta de Zoom guardada', detail, life: 5000 });
      onSaved();
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
    }
  }

  const field = (name: Name, label: string, help: string, fault = word) => ({
    ...{ label, value: typed[name], fullWidth: true, error: wrong.has(name) },
    helperText: wrong.has(name) ? fault : help,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change(name, target.value),
    slotProps: { htmlInput: plain },
  });
  const secret = (name: Name, label: string, help: string) => ({
    ...field(
      name,
      label,
      account === null ? help : `${help} Vacío: sigue el guardado.`,
      typed[name] === '' ? 'Escriba el secreto de su aplicación.' : word,
    ),
    ...{ type: 'password', slotProps: { htmlInput: { ...plain, autoComplete: 'new-password' } } },
  });

  return (
    <Box component="form" noValidate autoComplete="off" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={columns}>
        <TextField
          {...field('accountId', 'Identificador de la cuenta', 'Account ID, en su aplicación.')}
          autoFocus
          required
        />
        <TextField
          {...field('clientId', 'Identificador del cliente', 'Client ID, en su aplicación.')}
          required
        />
        <TextField
          {...secret('clientSecret', 'Secreto del cliente', 'Client Secret.')}
          required={account === null}
        />
        <TextField
          {...secret(
            'webhookSecret',
            'Secreto de los avisos',
            'Secret Token, para saber quién entra.',
          )}
        />
        <TextField
          {...field(
            'host',
            'Correo del anfitrión',
            'Vacío: quien hizo la aplicación en Zoom.',
            'Escriba un correo completo, o déjelo vacío.',
          )}
        />
        <TextField
          {...field('sdkKey', 'Llave del video en la página', 'SDK Key; vacía: no se usa.')}
        />
        {sdkKey !== '' && (
          <TextField {...secret('sdkSecret', 'Secreto del video en la página', 'SDK Secret.')} />
        )}
      </Box>
      <Box role="status">
        {wrong.size > 0 && (
          <FormHelperText error>Revise lo que está marcado en rojo.</FormHelperText>
        )}
      </Box>
      {failure !== null && (
        <ErrorNotice message={failure.message} explanation={failure.explanation} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <BusyButton variant="contained" onPress={save}>
          Guardar
        </BusyButton>
        <Button onClick={onClose}>Cancelar</Button>
      </Box>
    </Box>
  );
}

const word = 'Cópielo tal como Zoom lo muestra, sin espacios.';
const plain = {
  ...{ autoCapitalize: 'none', spellCheck: false, autoComplete: 'off', maxLength: 200 },
} as const;

/** What is left empty is not said, so what is saved stays. */
function given(name: string, value: string): object {
  return value.trim() === '' ? {} : { [name]: value };
}

function begin(account: ZoomAccountView | null): Readonly<Record<Name, string>> {
  const { accountId = '', clientId = '', host = '', sdkKey = '' } = account ?? {};
  return { accountId, clientId, host, sdkKey, clientSecret: '', webhookSecret: '', sdkSecret: '' };
}

const columns = {
  ...{ display: 'grid', gap: 2, alignItems: 'start' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

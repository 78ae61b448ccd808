import { setZoomRequest, type ZoomAccountView, zoomEndpoints } from '@asamblea/domain';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { AccountForm, copiedText } from '../../../ui/forms/AccountForm.tsx';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';

interface ZoomAccountFormProps {
  readonly account: ZoomAccountView | null;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

type Name =
  | ('accountId' | 'clientId' | 'clientSecret' | 'webhookSecret')
  | ('host' | 'sdkKey' | 'sdkSecret');

/** The keys that Zoom gives to its application. The saved secrets are never shown. */
export function ZoomAccountForm({ account, onSaved, onClose }: ZoomAccountFormProps) {
  const { add } = useToasts();
  const [typed, setTyped] = useState<Readonly<Record<Name, string>>>(() => begin(account));
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const [isTried, setTried] = useState(false);
  const { failure, attempt, forget } = useAttempt();
  const { accountId, clientId, host, sdkKey } = typed;
  const read = setZoomRequest.safeParse({
    requestId,
    account: { accountId, clientId, host, sdkKey },
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
    forget();
    if (!read.success || isMissing) return;
    await attempt(async () => {
      await askApi(zoomEndpoints.setZoomAccount, read.data);
      const detail = 'Pruébela antes de la reunión.';
      add({ severity: 'success', summary: 'Cuenta de Zoom guardada', detail, life: 5000 });
      onSaved();
    });
  }

  const field = (name: Name, label: string, help: string, fault = word) => ({
    label,
    value: typed[name],
    fullWidth: true,
    error: wrong.has(name),
    helperText: wrong.has(name) ? fault : help,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change(name, target.value),
    slotProps: { htmlInput: copiedText(200) },
  });
  const secret = (name: Name, label: string, help: string) => ({
    ...field(
      name,
      label,
      account === null ? help : `${help} Vacío: sigue el guardado.`,
      typed[name] === '' ? 'Escriba el secreto de su aplicación.' : word,
    ),
    type: 'password',
    slotProps: { htmlInput: copiedText(200, true) },
  });

  return (
    <AccountForm isWrong={wrong.size > 0} failure={failure} onSave={save} onClose={onClose}>
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
    </AccountForm>
  );
}

const word = 'Cópielo tal como Zoom lo muestra, sin espacios.';

/** An empty field is left out, so that the saved value stays. */
function given(name: string, value: string): object {
  return value.trim() === '' ? {} : { [name]: value };
}

function begin(account: ZoomAccountView | null): Readonly<Record<Name, string>> {
  const { accountId = '', clientId = '', host = '', sdkKey = '' } = account ?? {};
  return { accountId, clientId, host, sdkKey, clientSecret: '', webhookSecret: '', sdkSecret: '' };
}

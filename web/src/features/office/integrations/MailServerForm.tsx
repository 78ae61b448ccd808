import {
  type MailSecurity,
  type MailServerView,
  type mailEndpoints,
  mailSecurities,
  mailSecurityNames,
  setMailRequest,
} from '@asamblea/domain';
import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { AccountForm, copiedText } from '../../../ui/forms/AccountForm.tsx';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';

interface MailServerFormProps {
  readonly endpoint: (typeof mailEndpoints)['setMail' | 'setOrganisationMail'];
  readonly server: MailServerView | null;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

type Typed = Record<TextName, string> & { readonly security: MailSecurity };
type TextName = 'host' | 'port' | 'user' | 'password' | 'senderName' | 'senderAddress' | 'replyTo';

/** Where the mail is handed over, as whom, and from which address. The saved password is never shown. */
export function MailServerForm({ endpoint, server, onSaved, onClose }: MailServerFormProps) {
  const { add } = useToasts();
  const [typed, setTyped] = useState<Typed>(() => begin(server));
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const [isTried, setTried] = useState(false);
  const { failure, attempt, forget } = useAttempt();
  const { port, password, ...rest } = typed;
  const hasSaved = server !== null && server.passwordSavedAt !== null;
  const read = setMailRequest.safeParse({
    requestId,
    server: { ...rest, port: Number(port) },
    ...(password === '' && hasSaved && typed.user !== '' ? {} : { password: password || null }),
  });
  const wrong = new Set(
    isTried && !read.success ? read.error.issues.map(({ path: at }) => String(at.at(-1))) : [],
  );

  function change(changes: Partial<Typed>): void {
    setTyped({ ...typed, ...changes });
    setRequestId(crypto.randomUUID());
  }

  async function save(): Promise<void> {
    setTried(true);
    forget();
    if (!read.success) return;
    await attempt(async () => {
      await askApi(endpoint, read.data);
      const detail = 'Envíe un mensaje de prueba.';
      add({ severity: 'success', summary: 'Servidor de correo guardado', detail, life: 5000 });
      onSaved();
    });
  }

  const field = (name: TextName, label: string, help: string, fault = help) => ({
    label,
    value: typed[name],
    fullWidth: true,
    error: wrong.has(name),
    helperText: wrong.has(name) ? fault : help,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change({ [name]: target.value }),
  });

  return (
    <AccountForm isWrong={wrong.size > 0} failure={failure} onSave={save} onClose={onClose}>
      <TextField
        {...field('host', 'Servidor', 'Por ejemplo, smtp.suempresa.com.', hostFault)}
        slotProps={{ htmlInput: { ...copiedText(253), inputMode: 'url' } }}
        autoFocus
        required
      />
      <TextField
        {...field('port', 'Puerto', 'Lo dice quien presta el correo.', 'Un número, como 465.')}
        slotProps={{ htmlInput: { ...copiedText(5), inputMode: 'numeric' } }}
        required
      />
      <TextField
        select
        fullWidth
        label="Seguridad"
        value={typed.security}
        onChange={({ target }) => change(withPort(typed, target.value as MailSecurity))}
      >
        {mailSecurities.map((one) => (
          <MenuItem key={one} value={one}>
            {mailSecurityNames[one]} (puerto {usualPorts[one]})
          </MenuItem>
        ))}
      </TextField>
      <TextField
        {...field('user', 'Usuario', 'Vacío si el servidor no lo pide.')}
        slotProps={{ htmlInput: copiedText(254) }}
      />
      <TextField
        {...field(
          'password',
          'Contraseña',
          hasSaved ? 'Vacía: sigue la guardada.' : 'Se guarda aparte y no se vuelve a mostrar.',
        )}
        type="password"
        slotProps={{ htmlInput: copiedText(200, true) }}
      />
      <TextField
        {...field('senderName', 'Nombre de quien envía', 'Vacío: el nombre de la asamblea.')}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      <TextField
        {...field(
          'senderAddress',
          'Dirección de quien envía',
          'Una que el servidor deje usar.',
          'Escriba un correo completo: mesa@suempresa.com.',
        )}
        slotProps={{ htmlInput: { ...copiedText(254), inputMode: 'email' } }}
        required
      />
      <TextField
        {...field(
          'replyTo',
          'Responder a',
          'Vacío: a la misma dirección.',
          'Escriba un correo completo, o déjelo vacío.',
        )}
        slotProps={{ htmlInput: { ...copiedText(254), inputMode: 'email' } }}
      />
    </AccountForm>
  );
}

const hostFault = 'Solo el nombre, sin https ni puerto: smtp.suempresa.com.';
const usualPorts: Readonly<Record<MailSecurity, string>> = { tls: '465', starttls: '587' };

/** The usual port comes with the security, unless another one was typed. */
function withPort({ port }: Typed, security: MailSecurity): Partial<Typed> {
  const isUsual = port === '' || Object.values(usualPorts).includes(port);
  return isUsual ? { security, port: usualPorts[security] } : { security };
}

function begin(server: MailServerView | null): Typed {
  const { host = '', port, security = 'tls', user = '' } = server ?? {};
  const { senderName = '', senderAddress = '', replyTo = '' } = server ?? {};
  return {
    host,
    security,
    user,
    senderName,
    senderAddress,
    replyTo,
    password: '',
    port: String(port ?? usualPorts[security]),
  };
}

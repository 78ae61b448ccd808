import {
  describeRefusal,
  hostOfRedirect,
  isLockedPath,
  type Redirects,
  routes,
  setRedirectRequest,
  settingsEndpoints,
  settleRedirect,
} from '@asamblea/domain';
import { Alert, Autocomplete, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';

interface RedirectDialogProps {
  readonly settings: Redirects;
  readonly onClose: () => void;
}

/** Sends a path elsewhere; to a site that is not ours, only once it was said that it may be gone to. */
export function RedirectDialog({ settings, onClose }: RedirectDialogProps) {
  const { add } = useToasts();
  const [path, setPath] = useState('');
  const [to, setTo] = useState('');
  const [allowedHost, setAllowedHost] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const { failure, attempt, forget } = useAttempt();
  const host = hostOfRedirect(to, location.origin);
  const isNew = host !== null && !(settings.redirectHosts ?? []).includes(host);
  const allowHost = isNew && allowedHost === host;
  const read = setRedirectRequest.safeParse({ path, to, allowHost });
  const settled = read.success ? settleRedirect(settings, read.data, location.origin) : null;
  const isPathWrong =
    isTried && !setRedirectRequest.safeParse({ path, to: null, allowHost }).success;
  const isTargetMissing = isTried && to.trim() === '';

  async function save(): Promise<void> {
    setTried(true);
    forget();
    if (!read.success || settled?.ok !== true) return;
    await attempt(async () => {
      await askApi(settingsEndpoints.setRedirect, read.data);
      add({
        severity: 'success',
        summary: 'Desvío guardado',
        detail: 'Pruébelo en la lista.',
        life: 5000,
      });
      onClose();
    });
  }

  return (
    <FormDialog
      title="Desviar una dirección"
      failure={failure}
      does={['Guardar', save]}
      onClose={onClose}
    >
      <Autocomplete
        freeSolo
        options={options}
        inputValue={path}
        onInputChange={(_, typed) => setPath(typed)}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.path)}
        renderOption={({ key, ...props }, option) => (
          <li key={key} {...props}>
            {option.path} · {option.title}
          </li>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            {...field}
            label="Dirección que se desvía"
            placeholder="/reunion"
            error={isPathWrong}
            helperText={
              isPathWrong
                ? 'Empiece con / y use letras sin tilde, números y guiones: /reunion.'
                : 'Una página de la aplicación, o una escrita por ustedes.'
            }
          />
        )}
      />
      <TextField
        {...field}
        label="A dónde lleva"
        placeholder="https://ejemplo.com/reunion"
        value={to}
        error={isTargetMissing}
        helperText={
          isTargetMissing
            ? 'Diga a dónde lleva.'
            : 'Otra página, como /drive, o una dirección completa, con https.'
        }
        onChange={({ target }) => setTo(target.value)}
        slotProps={{ htmlInput: { maxLength: 500, inputMode: 'url', autoCapitalize: 'none' } }}
      />
      {isNew && (
        <FormControlLabel
          control={
            <Checkbox
              checked={allowHost}
              onChange={(_, isChecked) => setAllowedHost(isChecked ? host : null)}
            />
          }
          label={`Conozco ${host} y permito que se vaya a ese sitio`}
          sx={{ mt: 1, overflowWrap: 'anywhere' }}
        />
      )}
      {isTried && settled?.ok === false && (
        <Alert severity="error" role="alert" sx={{ mt: 1 }}>
          {describeRefusal(settled.refusal).message}
        </Alert>
      )}
    </FormDialog>
  );
}

/** Those that people open when they are signed in, and that may be sent elsewhere. */
const options = routes.filter(
  ({ path, entry }) => entry === 'signed-in' && !path.includes('{') && !isLockedPath(path),
);

const field = { fullWidth: true, margin: 'dense' } as const;

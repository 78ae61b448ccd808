import { passwordFault, passwordHint } from '@asamblea/domain';
import { type FormEvent, useState } from 'react';
import { chooseFirstPassword } from '../../../firebase/session/chooseFirstPassword.ts';
import { TextField } from '../../../ui/widgets/TextField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SignInButton } from './SignInButton.tsx';
import { SignInCard } from './SignInCard.tsx';
import { useSignIn } from './useSignIn.ts';

/** The link of an invitation to the staff: what spends it is the button, for mail programs open links. */
export function FirstPasswordCard({ token }: { readonly token: string }) {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [isTried, setTried] = useState(false);
  const [choiceId] = useState(() => crypto.randomUUID());
  const { error, isBusy, waitUntil, enter } = useSignIn();
  const fault = faultOf(password, repeated);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (fault === null)
      void enter(() => chooseFirstPassword({ token, choiceId, newPassword: password }));
  }

  return (
    <SignInCard
      title="Elija su contraseña"
      subtitle="Lo invitaron al equipo de la asamblea. Con esta contraseña y su correo entrará desde ahora."
      error={error}
      others={
        <a className="link entry-line" href="/login">
          Ya tengo contraseña
        </a>
      }
    >
      <form onSubmit={submit} className="entry-form" noValidate>
        <PasswordField value={password} onChange={setPassword} isNew />
        <TextField
          label="Escríbala otra vez"
          type="password"
          value={repeated}
          onChange={(event) => setRepeated(event.target.value)}
          autoComplete="new-password"
          isWrong={isTried && fault !== null}
          hint={isTried && fault !== null ? fault : passwordHint}
          required
        />
        <SignInButton label="Guardar y entrar" isBusy={isBusy} waitUntil={waitUntil} />
      </form>
    </SignInCard>
  );
}

function faultOf(password: string, repeated: string): string | null {
  const isSame = password === repeated;
  return (
    passwordFault(password) ?? (isSame ? null : 'Las dos no son iguales. Escríbalas de nuevo.')
  );
}

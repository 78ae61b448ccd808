import { useSearchParams } from 'react-router';
import { SignInPage } from '../features/signIn/SignInPage.tsx';
import { LoginLayout } from './LoginLayout.tsx';

/** `?cot=` comes in the links of an invitation. */
export function LoginRoute() {
  const [search] = useSearchParams();
  return (
    <LoginLayout>
      <SignInPage assembly={search.get('cot') ?? ''} />
    </LoginLayout>
  );
}

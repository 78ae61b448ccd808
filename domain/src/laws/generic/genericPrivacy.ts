import type { PrivacyLaw } from '../aspects/privacyLaw.ts';

/** The notice about personal data where no law is known. */
export const genericPrivacy: PrivacyLaw = {
  source: null,
  ground:
    'Sin ellos no se puede convocar, comprobar quién vota ni dejar acta, como piden los estatutos.',
  rights: 'pedir que le digan qué datos suyos hay, que se corrijan y que se borren los que sobren',
  authority: null,
};

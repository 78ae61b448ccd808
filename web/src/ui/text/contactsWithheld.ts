/** To observers without the documents and contacts of the roster. */
export const contactsWithheld =
  'Los documentos, correos y teléfonos del padrón los ve quien atiende la mesa de registro.';

/** The refusals about recording notices by hand. */
export const noticeRefusals = {
  'convocation-unknown': [404, 'No encontramos esa convocatoria. Actualice la página.'],
  'notice-unknown': [404, 'Eso no está anotado. Actualice la lista y revise.'],
  'notice-exists': [
    409,
    'Esa anotación ya se guardó con otros datos. Actualice la lista y revise.',
  ],
  'notice-date-wrong': [
    422,
    'La fecha debe estar entre el día en que se envió la convocatoria y hoy.',
  ],
  'notice-without-proof': [
    422,
    'Falta la prueba. Adjunte una foto o un PDF, o escriba dónde está el papel.',
  ],
  'notice-without-bylaw': [
    422,
    'Escriba qué artículo de los estatutos fija esa dirección para notificar.',
  ],
  'notice-of-stranger': [
    422,
    'Alguna de esas personas no es propietaria según el padrón vigente. Actualice la lista y revise.',
  ],
  'proxy-form-unknown': [
    404,
    'Ese formulario no es de los propietarios de hoy. Imprima otro desde la convocatoria.',
  ],
} as const;

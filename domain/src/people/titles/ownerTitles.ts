import type { FieldTitles } from './fieldTitles.ts';

export const ownerTitles: FieldTitles = {
  sure: [
    ...['propietario', 'nombre del propietario', 'nombre propietario', 'nombre', 'nombres'],
    ...['titular', 'dueno', 'razon social', 'apellidos y nombres', 'nombre completo', 'socio'],
    ...['accionista', 'condomino', 'comunero', 'asociado', 'propietario principal'],
    ...[
      'propietarios',
      'poseedor',
      'nombre poseedor',
      'propietario poseedor',
      'nombres y apellidos',
    ],
    ...['nombre y apellidos', 'nombre y apellido', 'apellido y nombre', 'apellidos y nombre'],
    ...['apellidos nombres', 'nombre o razon social', 'nombre razon social', 'nombre titular'],
    ...['nombre socio', 'nombre asociado', 'nombre accionista', 'nombre copropietario', 'duenos'],
    ...[
      'miembro',
      'afiliado',
      'cooperado',
      'cooperativista',
      'titular registral',
      'copropietario 1',
    ],
    ...['owner', 'owner name', 'name', 'full name', 'member', 'shareholder'],
    ...['proprietario', 'nome', 'nome completo', 'nome proprietario', 'proprietaria', 'titulares'],
  ],
  isNot: [
    ...[
      'torre',
      'edificio',
      'conjunto',
      'bloque',
      'usuario',
      'banco',
      'comercial',
      'mascota',
      'no',
    ],
    ...['documento', 'cedula', 'dni', 'nit', 'correo', 'email', 'telefono', 'celular', 'direccion'],
    ...['domicilio', 'morada', 'codigo', 'id', 'anterior'],
  ],
};

export const documentTitles: FieldTitles = {
  sure: [
    ...['documento', 'c c nit', 'c c', 'cedula', 'identificacion', 'nit', 'dni', 'rut', 'cc'],
    ...['cif', 'nif', 'rfc', 'curp', 'cuit', 'documento de identidad', 'no documento'],
    ...[
      'numero de documento',
      'doc',
      'no doc',
      'no identificacion',
      'no cedula',
      'no dni',
      'docto',
    ],
    ...['ruc', 'run', 'ci', 'cuil', 'rif', 'dui', 'dpi', 'cpf', 'cnpj', 'nic', 'nipc', 'pasaporte'],
    ...['dni nif', 'dni cif', 'nif cif', 'dni ruc', 'cuit cuil', 'cc ce', 'cc o nit', 'cedula nit'],
    ...['cedula ciudadania', 'cedula identidad', 'carnet identidad', 'doc identidad', 'identidad'],
    ...['no contribuyente', 'contribuyente', 'passport', 'tax id', 'id number', 'id no', 'no id'],
  ],
  mayBe: ['id', 'no', 'codigo'],
  isNot: ['tipo', 'catastral', 'fecha', 'expedicion', 'vencimiento', 'lugar'],
};

export const emailTitles: FieldTitles = {
  sure: [
    ...['correo', 'e mail', 'email', 'correo electronico', 'mail', 'direccion electronica'],
    ...['correos', 'e mails', 'correo e', 'email address', 'endereco eletronico', 'correio'],
  ],
  isNot: ['enviado', 'autoriza', 'fecha'],
};

export const phoneTitles: FieldTitles = {
  sure: [
    ...['telefono', 'celular', 'movil', 'tel', 'cel', 'whatsapp', 'numero de contacto'],
    ...[
      'telefonos',
      'celulares',
      'no celular',
      'no telefono',
      'fono',
      'tel cel',
      'telefono celular',
    ],
    ...[
      'phone',
      'mobile',
      'cell',
      'cell phone',
      'phone number',
      'telefone',
      'telemovel',
      'tlf',
      'tfno',
    ],
  ],
  mayBe: ['contacto', 'fijo'],
};

export const coownerTitles: FieldTitles = {
  sure: [
    ...['copropietario', 'copropietarios', 'otros propietarios', 'cotitulares', 'cotitular'],
    ...[
      'co propietario',
      'co propietarios',
      'otros titulares',
      'co owners',
      'condominos',
      'coowners',
    ],
  ],
};

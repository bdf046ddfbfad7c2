import { forwardTexts } from '../../texts.ts';
import * as r from '../../../../platform/record/index.ts';

/** An object that is sent as a JSON text. */
function asJsonText<F extends r.Field>(field: F): F {
  return {
    ...field,
    write(value, into) {
      if (field.wire !== null) into[field.wire] = JSON.stringify(value);
    },
  };
}

/** Businesses 10 and 11. The documents say only that the patient's data go into `e_extra_info`. */
export const medicalService = r.record(
  'MedicalServiceInput',
  'A medical service (医疗服务).',
  {
    patient: asJsonText(
      r.jsonObject('e_extra_info', {
        doc: 'The patient’s data under the platform’s names, which its documents don’t show: contact its operator. Sent as a JSON text.',
      }),
    ),
  },
  {
    rules: [
      {
        at: 'patient',
        message: forwardTexts.emptyPatient,
        holds: ({ patient }) => Object.keys(patient).length > 0,
      },
    ],
  },
);

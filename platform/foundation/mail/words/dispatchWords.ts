/** The outcome of a dispatch; numbers of lines as text. */
export interface DoneDispatch {
  advertiserId: string;
  /** Its name. */
  advertiser: string;
  /** Its name. */
  promotion: string;
  promotionId: string;
  dispatchId: string;
  done: string;
  failed: string;
  canceled: string;
}

const path = '/#/advertiser/{{advertiserId}}/promotion/{{promotionId}}/batch/{{dispatchId}}';

/** The mail to the person who sent, downloaded or activated, once the last line is processed (BATCH-18). */
export const DISPATCH_MAIL_WORDS = {
  dispatch_done: {
    en: {
      subject: 'Batch {{dispatchId}} of {{promotion}} is done',
      paragraphs: [
        'The batch you started for {{promotion}} of {{advertiser}} is done: {{done, rewards}} went through, {{failed}} failed, {{canceled}} canceled.{{failed, failedRewards}}',
      ],
      action: { label: 'Open the batch', path },
    },
    fr: {
      subject: 'Le lot {{dispatchId}} de {{promotion}} est terminé',
      paragraphs: [
        'Le lot que vous avez lancé pour {{promotion}} de {{advertiser}} est terminé : succès pour {{done, rewards}}, échec pour {{failed}}, annulation pour {{canceled}}.{{failed, failedRewards}}',
      ],
      action: { label: 'Ouvrir le lot', path },
    },
  },
};

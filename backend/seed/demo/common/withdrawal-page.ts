import type { SeedPage, SeedSeller } from '../../seed-data.ts';

/** The right of withdrawal with the model form of annex I of Directive 2011/83/EU, for a shop that sells to consumers. */
export function withdrawalPage({ companyName, address, phone, email }: SeedSeller): SeedPage {
  const us = `${companyName}, ${address.street} ${address.houseNumber}, ${address.postalCode} ${address.city}, ${email}, ${phone}`;
  return {
    id: 'withdrawal',
    slugs: { nl: 'herroepen', fr: 'retractation', de: 'widerruf', en: 'right-to-cancel' },
    title: {
      nl: 'Herroepingsrecht',
      fr: 'Droit de rétractation',
      de: 'Widerrufsbelehrung',
      'de-AT': 'Rücktrittsbelehrung',
      en: 'Right to cancel',
    },
    intro: {
      nl: 'Hoe je als consument van een koop afziet, wat dat kost en waarvoor het niet geldt.',
      fr: 'Comment le consommateur renonce à un achat, ce qu’il en coûte et ce qui en est exclu.',
      de: 'Wie Verbraucher einen Kauf widerrufen, was das kostet und wofür es nicht gilt.',
      en: 'How a consumer cancels a purchase, what it costs and what it does not apply to.',
    },
    blocks: [
      {
        type: 'richText',
        html: {
          nl: `<h2>Je recht</h2><p>Je mag binnen 14 dagen na ontvangst van je laatste pakket zonder reden van de koop afzien. Dat kan met de knop ‘Herroepen’ bij je bestelling, in je account of via de bestelstatus, of met een duidelijke verklaring aan ${us}. Het is genoeg dat je die verstuurt voordat de termijn om is.</p>
<h2>Wat er dan gebeurt</h2><p>We betalen alles terug wat je voor die artikelen hebt betaald, ook de gewone verzendkosten, binnen 14 dagen na je bericht en op dezelfde manier als je betaalde. We mogen wachten tot de goederen terug zijn of je laat zien dat ze onderweg zijn. Je stuurt ze binnen 14 dagen terug en betaalt de terugzending. Voor waardevermindering betaal je alleen als je er meer mee deed dan nodig is om ze te beoordelen.</p>
<h2>Wat is uitgezonderd</h2><p>Voor wat op jouw maat of naar jouw wens is gemaakt, geldt geen herroepingsrecht: op maat gezaagd, genaaid, gespoten of bedrukt.</p>
<h2>Modelformulier</h2><p>Aan ${us}: Ik/Wij deel/delen u hierbij mede dat ik/wij onze overeenkomst betreffende de verkoop van de volgende goederen herroep/herroepen: … Besteld op/ontvangen op: … Naam: … Adres: … Handtekening (alleen op papier): … Datum: …</p>`,
          fr: `<h2>Votre droit</h2><p>Vous pouvez renoncer à votre achat sans motif dans les 14 jours suivant la réception du dernier colis. Utilisez le bouton «\u202fSe rétracter\u202f» de votre commande, dans votre compte ou par le suivi de commande, ou une déclaration claire adressée à ${us}. Il suffit de l’envoyer avant la fin du délai.</p>
<h2>Les suites</h2><p>Nous remboursons tout ce que vous avez payé pour ces articles, frais d’envoi ordinaires compris, dans les 14 jours suivant votre message et par le même moyen de paiement. Nous pouvons attendre le retour des biens ou la preuve de leur envoi. Vous les renvoyez dans les 14 jours, à vos frais. Une dépréciation ne vous est imputée que si vous en avez fait plus que nécessaire pour les examiner.</p>
<h2>Exceptions</h2><p>Ce qui est fait à vos mesures ou selon vos souhaits ne peut être repris\u202f: coupé, cousu, peint ou imprimé sur mesure.</p>
<h2>Formulaire type</h2><p>À l’attention de ${us}\u202f: Je/Nous vous notifie/notifions par la présente ma/notre rétractation du contrat portant sur la vente des biens ci-dessous\u202f: … Commandé le/reçu le\u202f: … Nom\u202f: … Adresse\u202f: … Signature (uniquement sur papier)\u202f: … Date\u202f: …</p>`,
          de: `<h2>Widerrufsrecht</h2><p>Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben. Um Ihr Widerrufsrecht auszuüben, nutzen Sie die Schaltfläche „Vertrag widerrufen“ bei Ihrer Bestellung oder informieren Sie uns (${us}) mittels einer eindeutigen Erklärung. Zur Wahrung der Frist reicht es aus, dass Sie die Mitteilung vor Ablauf der Frist absenden.</p>
<h2>Folgen des Widerrufs</h2><p>Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen einschließlich der Kosten der Standardlieferung unverzüglich und spätestens binnen vierzehn Tagen zurückzuzahlen, mit demselben Zahlungsmittel. Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder Sie den Nachweis der Rücksendung erbracht haben. Sie haben die Waren binnen vierzehn Tagen zurückzusenden und tragen die unmittelbaren Kosten der Rücksendung. Für einen Wertverlust müssen Sie nur aufkommen, wenn er auf einen zur Prüfung nicht notwendigen Umgang zurückzuführen ist.</p>
<h2>Ausschluss</h2><p>Das Widerrufsrecht besteht nicht bei Waren, die nach Ihrer Auswahl oder Bestimmung angefertigt werden: zugeschnitten, genäht, gespritzt oder bedruckt.</p>
<h2>Muster-Widerrufsformular</h2><p>An ${us}: Hiermit widerrufe(n) ich/wir den von mir/uns abgeschlossenen Vertrag über den Kauf der folgenden Waren: … Bestellt am/erhalten am: … Name: … Anschrift: … Unterschrift (nur bei Mitteilung auf Papier): … Datum: …</p>`,
          en: `<h2>Your right</h2><p>You may cancel the purchase within 14 days of receiving your last parcel, without giving a reason. Use the withdrawal button with your order, in your account or through order status, or send a clear statement to ${us}. It is enough to send it before the period ends.</p>
<h2>What happens then</h2><p>We pay back everything you paid for those items, standard delivery included, within 14 days of your message and by the means you paid with. We may wait until the goods are back or you show that they are on their way. You return them within 14 days and pay for the return. You pay for loss of value only if you did more with them than is needed to judge them.</p>
<h2>What is excluded</h2><p>There is no right to cancel what is made to your measurements or wishes: cut, sewn, sprayed or printed to order.</p>
<h2>Model form</h2><p>To ${us}: I/We hereby give notice that I/we cancel my/our contract of sale of the following goods: … Ordered on/received on: … Name: … Address: … Signature (only on paper): … Date: …</p>`,
        },
      },
    ],
  };
}

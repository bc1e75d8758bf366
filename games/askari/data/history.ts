import type { ScenarioName } from './scenarios.ts'

/** A set-up by choice, as history had it as far as we know, else as we would: counters by space, Carriers in order. */
export type History = {
  readonly units: Readonly<Record<string, string>>
  readonly carriers: { readonly german: readonly string[]; readonly entente: readonly string[] }
  readonly source: 'reconstructed'
}

const nobody: readonly string[] = []
const detachments: History = {
  units: { '3010': 'KAR-DET-1', '1903': 'KAR-DET-2' },
  carriers: { german: nobody, entente: nobody },
  source: 'reconstructed',
}

/** What one press sets up, by scenario. */
export const HISTORY: Readonly<Record<ScenarioName, History>> = {
  'colonial-office': detachments,
  campaign: detachments,
  // March 1916: Kraut and Lettow round Kilimanjaro, Wahle in the west, Smuts at Mbuyuni and Longido.
  smuts: {
    units: {
      '2810': '10-FK 13-FK 18-FK 21-FK 4-SK',
      '2711': '1-FK 6-FK 9-FK 14-FK 15-FK 19-FK 24-FK 6-SK 8-SK Frm Herng',
      '2811': '16-FK 27-FK 28-FK 9-SK 1-SK Stnhm',
      '2511': '8-FK 5-SK',
      '2914': '17-FK 3-SK',
      '3215': 'Tanga-Hrbr 7-SK',
      '3219': 'Dar-Hrbr 2-SK',
      '0414': 'MarDf B-RK',
      '2214': '4-FK',
      '1308': '25-FK C-RK Muansa',
      '0507': '26-FK 23-FK',
      '0311': '11-FK A-RK',
      '0823': '22-FK',
      '1526': '5-FK 10-SK',
      '1830': 'H-v-Wissmann',
      '2122': '2-FK',
      '2424': '12-FK',
      '3328': '3-FK 20-FK',
      tanganyika: 'Gv-Gotzen Hedwig',
      '0419': 'Fifi Mimi Toutou',
      '0317': '3-F-Pub 6-F-Pub Delcommune',
      '2909': '5-SAI 6-SAI 7-SAI 8-SAI 2-Rdsa 130-Blc 129-Blc 2-LNL 1-SAFA 2-SAFA 28-MT Calcta-Btry Hvy-1 MGs-1 Maxim',
      '2607': '1/3-KAR 25-Fslr 29-Pjb 17-Cav 27-MT',
      '2708': 'Wlhy',
      '3010': '3-Ksmr 2-Ksmr 40-Ptn 61st Bjrtpr',
      '3412': 'Mombasa-Hrbr AC Kptala',
      ocean: 'Astraea Hyacinth Weymouth Fox Kinfauns-C Severn Mersey Laconia Pyramus Vengeance',
      '3218': 'Zanzibar-Hrbr',
      '2506': '13-Rjpt Rmpr 3-Gwlr 101-Gn',
      '1202': '1/4-KAR Bgnda',
      '1627': '1/1-KAR NyFF',
      '0925': 'NRP',
      '0205': '4-F-Pub 7-F-Pub 8-F-Pub 1-F-Pub 1-F-Pub-Btry',
      '0210': '2-F-Pub 5-F-Pub 9-F-Pub',
      '3536': 'Indigena 15-Inf',
      '3530': '21-Inf',
      victoria: 'Winifred Niyanza Sybil Usoga Kavirondo',
      nyasa: 'Guendolen',
    },
    carriers: {
      german: ['2810', '2711', '2811', '3015', '2520', '1315', '0507', '2122', '3325'],
      entente: ['2909', '2708', '2607', '2506', '3412', '1202', '1627', '0205', '0210'],
    },
    source: 'reconstructed',
  },
  // January 1918: Lettow on the Lugenda, the Entente closing in from the lake and the sea.
  guerilla: {
    units: {
      '1935': '1/1-KAR 2/1-KAR 3/1-KAR 1/4-KAR 2/4-KAR 3/4-KAR 4/1-KAR 2-CC NRP',
      '3536': '1/2-KAR 2/2-KAR 4/4-KAR KAR-Cav Gold-C 58-Rfs',
      '3328': '1/3-KAR 2/3-KAR 3/3-KAR',
      '3541': '3/2-KAR Indigena',
      '2448': '15-Inf 21-Inf',
      '3141': '24-Inf 31-Inf MT-Btry',
      '3344': 'Cmba',
      '2048': 'Figira',
      '2438': '2-FK 3-FK 4-FK 9-FK 10-FK 11-FK 4-SK 105-1 Stnhm',
      '2437': '13-FK 14-FK 17-FK 18-FK',
      '2538': '19-FK 20-FK 21-FK 25-FK',
    },
    carriers: { german: ['2438', '2437'], entente: ['1935', '1935', '3536', '3536', '3541', '3541'] },
    source: 'reconstructed',
  },
}

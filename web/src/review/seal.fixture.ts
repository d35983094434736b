/** A short match as `engine/record.py` writes it; its seed is the bytes 0 to 31. */
export const RECORD = [
  '{"board": "pocket", "board_digest": "624be6b0eaf1ccaf7b4b84fab3e785a1199ec60c7a8aa50d3c8439b5f4f5441e", "chosen": false, "commitment": "09133f9b71e949e7b295761c77dae3b975ec8046518da6046e13eaedae1ea2be", "format": 1, "game": "kompakt", "limit": null, "options": {"black_tickets": 1, "first_mister_x": "seat"}, "players": 2, "seats": ["Ànna", "greedy"], "version": 1}\t0a07c0e2cf95a6ca12e6d65da3c6ef78a3bddda63b1e73a7ff9abad7db17e3cd',
  "1 chance first 0\te6d8e2ee81f9ccfa8eb148885f54dcf7a63f5abec41d7d48764b82299512125b",
  "2 1 to 8\t5ae1914427623f7f545beb112e614bdcacfb2d5de7d2e6b2c10a3963676e7f06",
  "3 1 to 13\t087f752d348455d7404514ff265e2a0a65a49b96977baf8111c042baab52fea7",
  "4 1 to 18\t8e0181935b60a965725d8cb71f9b25e876cb36d79c04374049ee477ef7a174c1",
  "5 chance start 95\tb5f38b9dd15b079fb7b60d8c82ddb336e1902b197077a39f64858e5bd21d2dd8",
  "6 1 resigns\tfc922c1e7a52da54218c65cb7ea76261dbe25909ccc88507b22abea70a2552be",
  'end {"points": [1, 0], "reason": "resigned"}\t504210f71721735343077dfcb0352ee378f81ac679c13cbb3d765ed59909b900',
  "opened 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
  "",
].join("\n");

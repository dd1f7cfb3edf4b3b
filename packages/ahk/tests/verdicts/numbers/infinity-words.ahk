a := inf + NaN

a := "say \"hi\" now"

boardrules convert mona.sgf --to brg --output mona.brg
boardrules convert mona.sgf winands-2000.brg --to brg --output both.brg
boardrules convert both.brg --to brg --player YL --output yl.brg
boardrules picture mona.sgf --ply 10 --output ten.png
boardrules legal --game loa --moves b1-b3 | wc -l
boardrules validte yl.brg
boardrules validate --quite yl.brg
boardrules legal --game loa b1-b33
